import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { OfflineIcon, RetryIcon, WarningIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoadFailure } from '../remotes/index.ts';
import styles from './outlet.module.css';

const EXPLANATIONS: Record<LoadFailure['reason'], MessageDescriptor> = {
  'registry-unreachable': msg`The server could not be reached.`,
  'registry-invalid': msg`The list of the portal's parts could not be trusted, so nothing of it was run.`,
  'not-registered': msg`This part of the portal is not installed.`,
  'contract-mismatch': msg`This part was made for another version of the portal.`,
  'files-missing': msg`Some of its files are missing on the server.`,
  'files-changed': msg`Some of its files are not what they should be, so they were not run.`,
  'load-error': msg`It could not be loaded.`,
  'mount-error': msg`Something went wrong while it was being opened.`,
  timeout: msg`It took too long to load.`,
};

interface FailurePanelProps {
  readonly failure: LoadFailure;
  /** Replaces a named view within a page that still works. */
  readonly isPart?: boolean;
  readonly onRetry: () => void;
  /** Reloads the page. */
  readonly onReload: () => void;
}

/**
 * Explains in the outlet why a remote is not shown; the rest of the portal keeps working. A remote that needs
 * a newer host offers a reload.
 */
export function FailurePanel({ failure, isPart = false, onRetry, onReload }: FailurePanelProps) {
  const { i18n } = useLingui();
  const isOffline = failure.reason === 'registry-unreachable' || failure.reason === 'timeout';
  const isOtherPortal = failure.reason === 'contract-mismatch';
  return (
    <div className={styles.failure} data-part={isPart || undefined} role="alert">
      <EmptyState
        headingLevel={isPart ? 2 : 1}
        size={isPart ? 'sm' : 'md'}
        icon={isOffline ? OfflineIcon : WarningIcon}
        title={<Trans>This part of the library could not be opened</Trans>}
        actions={
          <Button
            variant="primary"
            icon={RetryIcon}
            onPress={({ target }) => {
              if (isOtherPortal) return onReload();
              keepFocus(target);
              onRetry();
            }}
          >
            {isOtherPortal ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      >
        <p>{i18n._(EXPLANATIONS[failure.reason])}</p>
        {'path' in failure && <p className={styles.detail}>{failure.path}</p>}
      </EmptyState>
    </div>
  );
}
