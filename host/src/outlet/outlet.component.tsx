import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import type { RunningRemote } from '../remotes/index.ts';
import { hasScreenStoodAtom } from '../state/atoms.ts';
import { FailurePanel } from './failure-panel.component.tsx';
import styles from './outlet.module.css';

/** Where the remote of the address is shown, or why it is not. */
export function Outlet({ remote }: { readonly remote: string }) {
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<RunningRemote>();
  useEffect(() => {
    if (!place.current) return;
    const started = portal.remotes.start({
      name: remote,
      outlet: place.current,
      contextFor: portal.contextFor(remote, { kind: 'page' }),
    });
    const forget = portal.running.add(started);
    setRunning(started);
    return () => {
      forget();
      void started.unmount('navigate');
    };
  }, [portal, remote]);
  return (
    <div className={styles.outlet}>
      {running && <Progress running={running} />}
      <div ref={place} className={styles.place} />
    </div>
  );
}

function Progress({ running }: { readonly running: RunningRemote }) {
  const { t } = useLingui();
  const { navigation } = usePortal();
  const state = useSyncExternalStore(running.subscribe, () => running.state);
  const setScreenStood = useSetAtom(hasScreenStoodAtom);
  const stands = state.phase === 'mounted' || state.phase === 'failed';
  useEffect(() => {
    if (stands) setScreenStood(true);
  }, [stands, setScreenStood]);
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
