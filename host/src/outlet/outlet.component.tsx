import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigation } from '../navigation/use-navigation.ts';
import type { RunningRemote } from '../remotes/index.ts';
import type { ShowRemote } from '../remotes/show-remote.ts';
import { isFirstScreenShownAtom } from '../state/atoms.ts';
import { FailurePanel } from './failure-panel.component.tsx';
import styles from './outlet.module.css';

interface OutletProps {
  readonly remote: string;
  readonly show: ShowRemote;
}

/** Shows the remote of the address, or the reason why it cannot. */
export function Outlet({ remote, show }: OutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<RunningRemote>();
  useEffect(() => {
    if (!place.current) return;
    const shown = show(remote, { kind: 'page' }, place.current);
    setRunning(shown.running);
    return () => void shown.remove();
  }, [show, remote]);
  return (
    <div className={styles.outlet}>
      {running && <Progress running={running} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

function Progress({ running }: { readonly running: RunningRemote }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const state = useSyncExternalStore(running.subscribe, () => running.state);
  const setFirstScreenShown = useSetAtom(isFirstScreenShownAtom);
  const isShown = state.phase === 'mounted' || state.phase === 'failed';
  useEffect(() => {
    if (isShown) setFirstScreenShown(true);
  }, [isShown, setFirstScreenShown]);
  if (state.phase === 'mounted') return null;
  if (state.phase === 'failed') {
    return (
      <FailurePanel
        failure={state.failure}
        onRetry={() => running.retry()}
        onReload={() => navigation.navigate(0)}
      />
    );
  }
  return (
    <div className={styles.progress}>
      <Spinner label={t`Loading…`} />
    </div>
  );
}
