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
  'registry-unreachable': msg`The server could not be reached. Check your connection.`,
  'registry-invalid': msg`The list of the portal's components failed a security check, so none of them was run.`,
  'release-refused': msg`It is not signed by its team, so it was not run.`,
  'not-registered': msg`It is not installed in this portal.`,
  'contract-mismatch': msg`It needs another version of the portal. Reload the page.`,
  'files-missing': msg`Some files are missing on the server.`,
  'files-changed': msg`Some files failed an integrity check and were not run.`,
  'load-error': msg`Its code could not be loaded.`,
  'mount-error': msg`An error occurred while opening it.`,
  fault: msg`An error occurred in it.`,
  timeout: msg`Loading took too long. Check your connection.`,
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
        title={
          failure.reason === 'fault' ? (
            <Trans>This part of the library stopped unexpectedly</Trans>
          ) : (
            <Trans>This part of the library could not be opened</Trans>
          )
        }
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
