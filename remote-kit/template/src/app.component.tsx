import { useHeaderTitle, useSession } from '@leeszaal/remote-kit/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';

/** The only screen. */
export function App() {
  const { t } = useLingui();
  const { client } = useSession();
  useHeaderTitle(t`Notices`);
  return (
    <Container>
      <Heading level={1} look="title">
        <Trans>Welcome to {client.current.name}</Trans>
      </Heading>
    </Container>
  );
}
