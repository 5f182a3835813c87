import { Button } from '@leeszaal/shared-ui/button';
import { useEffect, useState } from 'react';
import type { LocalState } from './find-local-remote.ts';
import styles from './local-remote.module.css';
import { leaveLocalRemote } from './local-state.ts';

/** The texts of the notice for developers; in English, like the development page of a remote. */
function textOf(state: Exclude<LocalState, { kind: 'none' }>): string {
  if (state.kind === 'local') return `${state.remote.name} is local, from ${state.origin}.`;
  if (state.kind === 'used-link') return 'This link was used before. leeszaal dev prints another.';
  return `No development server answers at ${state.origin}. The released remotes are shown.`;
}

interface LocalNoticeProps {
  readonly state: Promise<LocalState>;
}

/** Says which remote of this browser is local, and leads back to the released one. */
export function LocalNotice({ state }: LocalNoticeProps) {
  const [known, setKnown] = useState<LocalState>({ kind: 'none' });
  useEffect(() => {
    void state.then(setKnown);
  }, [state]);
  if (known.kind === 'none') return null;
  return (
    <div className={styles.notice} role="status" lang="en">
      <span>{textOf(known)}</span>
      <Button size="sm" onPress={leaveLocalRemote}>
        Back to the released one
      </Button>
    </div>
  );
}
