import { useHeaderTitle, useHost } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { WarningIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDraft } from '../search/use-draft.ts';

/** Replaces the results when the query of the address is invalid. */
export function UnreadableLink() {
  const { t } = useLingui();
  const { navigation } = useHost();
  const { reset } = useDraft();
  useHeaderTitle(t`Results`);
  useEffect(() => reset(), [reset]);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        icon={WarningIcon}
        title={t`This link could not be read`}
        actions={
          <Button onPress={() => navigation.navigate('/')}>
            <Trans>Go to the home page</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Part of the link may be missing. Search again in the field above.</Trans>
        </p>
      </EmptyState>
    </div>
  );
}
