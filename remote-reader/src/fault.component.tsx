import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';

/** Replaces the reader after a fault in it; the loan was released or lapses. */
export function Fault() {
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={<Trans>The reader stopped unexpectedly</Trans>}
    >
      <p>
        <Trans>Reload the page to open the document again.</Trans>
      </p>
    </EmptyState>
  );
}
