import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import type { Viewer } from '../viewers/viewer.contract.ts';
import styles from './reader.module.css';

interface NotOpenedProps {
  readonly viewer: Viewer;
  readonly onAgain: () => void;
}

/** Stands where the first page could not be shown, once that was told: nobody is left with nothing. */
export function NotOpened({ viewer, onAgain }: NotOpenedProps) {
  const { t } = useLingui();
  const subscribe = useCallback((listener: () => void) => viewer.subscribe(listener), [viewer]);
  const { kind } = useSyncExternalStore(subscribe, () => viewer.state());
  if (kind !== 'failed') return null;
  return (
    <div className={styles.veil}>
      <EmptyState
        icon={WarningIcon}
        title={t`Could not get page`}
        actions={
          <Button onPress={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
