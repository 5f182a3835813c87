import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import styles from './reader.module.css';

interface NotOpenedProps {
  /** The code belongs to a replaced release: only a reload can load it. */
  readonly isGone?: boolean;
  readonly onAgain: () => void;
}

/** Offers a retry after the first page failed. */
export function FirstPageFailed({ viewer, onAgain }: NotOpenedProps & { readonly viewer: Viewer }) {
  const subscribe = useCallback((listener: () => void) => viewer.subscribe(listener), [viewer]);
  const { kind } = useSyncExternalStore(subscribe, () => viewer.state());
  return kind === 'failed' && <NotOpened onAgain={onAgain} />;
}

/** Offers a retry, or a reload, after the viewer failed to load. */
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
