import { useHost } from '@leeszaal/remote-kit/react';
import { endpoints } from '@leeszaal/shared-contracts';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './embedding.module.css';
import { ScriptExample } from './script-example.component.tsx';
import { Snippet } from './snippet.component.tsx';
import { tokenSnippet } from './snippets.ts';

interface DeveloperSectionProps {
  /** The id of a credential for the example, if there is one. */
  readonly credential: string | undefined;
  /** An allowed origin for the example, if there is one. */
  readonly origin: string | undefined;
}

/** Examples for the developer of a website: the markup of a page, and the call for a token. */
export function DeveloperSection({ credential, origin }: DeveloperSectionProps) {
  const { t } = useLingui();
  const { http } = useHost();
  const label = useId();
  const { path } = endpoints.getEmbedCredentials;
  const apiBase = http.address(endpoints.getEmbedCredentials, {}).slice(0, -path.length);
  return (
    <section className={styles.section} aria-labelledby={label}>
      <Heading level={2} look="section" id={label}>
        <Trans>For the developer of the website</Trans>
      </Heading>
      <p>
        <Trans>
          The page loads a script and asks its own server for a token. That server gets one with the
          credential. The key of a document is what follows /reader/ in its address in this portal.
        </Trans>{' '}
        <Trans>
          The guide with all events, methods and rules is <code>docs/embedding.md</code> in the
          source of the portal.
        </Trans>
      </p>
      <ScriptExample apiBase={apiBase} />
      <Snippet
        caption={t`On the server, for a token`}
        code={tokenSnippet({ apiBase, credential, origin })}
      />
    </section>
  );
}
