import { useHost } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FailureReason } from '../publication/use-publication.ts';
import { RetryButton } from '../shell/retry-button.component.tsx';

interface RecordRefusalProps {
  readonly reason: FailureReason;
  readonly onRetry: () => void;
}

/** Why there is no record at an address, and what to do next. */
export function RecordRefusal({ reason, onRetry }: RecordRefusalProps) {
  return <div role="alert">{contentOf(reason, onRetry)}</div>;
}

function contentOf(reason: FailureReason, onRetry: () => void) {
  switch (reason) {
    case 'closed':
      return <Closed />;
    case 'missing':
      return <Missing />;
    case 'failed':
      return <Failed onRetry={onRetry} />;
  }
}

function Closed() {
  const { t } = useLingui();
  const { session } = useHost();
  return (
    <EmptyState
      headingLevel={1}
      title={t`Log in to see this publication`}
      actions={
        session.signIn && (
          <Button variant="primary" onPress={() => session.signIn?.()}>
            <Trans>Log in</Trans>
          </Button>
        )
      }
    >
      <p>
        <Trans>This part of the catalogue is for people with an account of the library.</Trans>
      </p>
    </EmptyState>
  );
}

function Missing() {
  const { t } = useLingui();
  const { navigation } = useHost();
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={t`Publication not found`}
      actions={
        <Button onPress={() => navigation.navigate('/')}>
          <Trans>Go to the home page</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The library has no publication at this address, or your account cannot see it. Search in
          the field above.
        </Trans>
      </p>
    </EmptyState>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={1}
      icon={WarningIcon}
      title={t`The publication could not be loaded.`}
      actions={<RetryButton size="md" onRetry={onRetry} />}
    />
  );
}
