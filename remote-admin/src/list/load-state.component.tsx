import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface LoadStateProps {
  readonly kind: 'loading' | 'error' | 'ready';
  /** That the list could not be loaded. */
  readonly failed: ReactNode;
  /** That the list is empty; false if it is not. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
}

/** Below a list: that it is loading, that it failed to, or that it is empty. */
export function LoadState({ kind, failed, empty, onRetry }: LoadStateProps) {
  const { t } = useLingui();
  const { place, notePress } = useKeptFocus(kind === 'loading');
  return (
    <div ref={place} tabIndex={-1} className={styles.state}>
      {kind === 'loading' && <Spinner size={24} width={3} label={t`Loading…`} />}
      {kind === 'error' && (
        <Notice
          tone="danger"
          actions={
            <Button
              size="sm"
              icon={RetryIcon}
              onPress={() => {
                notePress();
                onRetry();
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failed}
        </Notice>
      )}
      {kind === 'ready' && empty && <p>{empty}</p>}
    </div>
  );
}
