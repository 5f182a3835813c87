import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { OfflineIcon, RetryIcon } from '@leeszaal/shared-ui/icon';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PRODUCT_NAME } from '../brand/product-name.ts';
import styles from './shell.module.css';

interface StartFailureProps {
  readonly i18n: I18n;
  readonly productName?: string;
  readonly onRetry: () => void;
}

/** Replaces the portal when it could not start. */
export function StartFailure({ i18n, productName = PRODUCT_NAME, onRetry }: StartFailureProps) {
  return (
    <main className={styles.alone}>
      <EmptyState
        headingLevel={1}
        icon={OfflineIcon}
        title={i18n._(msg`Could not initialise ${productName}`)}
        actions={
          <Button variant="primary" icon={RetryIcon} onPress={onRetry}>
            {i18n._(msg`Try again`)}
          </Button>
        }
      >
        {i18n._(msg`The library could not be opened. Check your connection, then try again.`)}
      </EmptyState>
    </main>
  );
}
