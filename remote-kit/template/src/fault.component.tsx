import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';

/** Replaces the remote after a fault in it. */
export function Fault() {
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={<Trans>This screen stopped unexpectedly</Trans>}
    >
      <p>
        <Trans>Reload the page to continue.</Trans>
      </p>
    </EmptyState>
  );
}
