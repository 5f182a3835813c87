import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';

/** Replaces the catalogue after a fault in it. */
export function Fault() {
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={<Trans>The catalogue stopped unexpectedly</Trans>}
    >
      <p>
        <Trans>Reload the page to search again.</Trans>
      </p>
    </EmptyState>
  );
}
