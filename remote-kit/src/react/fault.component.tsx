import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

/** Replaces the screens of a remote after a fault in them, where the host does not. */
export function Fault() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={i18n._(msg`This part of the library stopped unexpectedly`)}
    >
      <p>{i18n._(msg`Reload the page to continue.`)}</p>
    </EmptyState>
  );
}
