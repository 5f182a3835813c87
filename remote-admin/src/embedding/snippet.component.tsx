import { Button } from '@leeszaal/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './embedding.module.css';
import { useCopy } from './use-copy.ts';

interface SnippetProps {
  /** The purpose of the code. */
  readonly caption: string;
  readonly code: string;
}

/** Code to copy. */
export function Snippet({ caption, code }: SnippetProps) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <figure className={styles.snippet}>
      <figcaption>
        {caption}
        <Button size="sm" aria-label={t`Copy: ${caption}`} onPress={() => copy(code)}>
          <Trans>Copy</Trans>
        </Button>
      </figcaption>
      <pre translate="no">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
