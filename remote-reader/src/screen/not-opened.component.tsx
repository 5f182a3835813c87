import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import styles from './reader.module.css';

interface NotOpenedProps {
  /** What was asked for belongs to a release that is gone: only a new page can have it. */
  readonly isGone?: boolean;
  readonly onAgain: () => void;
}

/** Stands where the first page could not be shown, once that was told: nobody is left with nothing. */
export function FirstPageFailed({ viewer, onAgain }: NotOpenedProps & { readonly viewer: Viewer }) {
  const subscribe = useCallback((listener: () => void) => viewer.subscribe(listener), [viewer]);
  const { kind } = useSyncExternalStore(subscribe, () => viewer.state());
  return kind === 'failed' && <NotOpened onAgain={onAgain} />;
}

/** The same where not even the viewer could be had. */
export function NotOpened({ isGone = false, onAgain }: NotOpenedProps) {
  const { t } = useLingui();
  return (
    <div className={styles.cover}>
      <EmptyState
        icon={WarningIcon}
        title={t`Could not get page`}
        actions={
          <Button onPress={onAgain}>
            {isGone ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      />
    </div>
  );
}
