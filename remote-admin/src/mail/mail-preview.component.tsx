import { useSession } from '@leeszaal/remote-kit/react';
import type { Language, MailText } from '@leeszaal/shared-contracts';
import { Trans } from '@lingui/react/macro';
import styles from '../texts/texts.module.css';
import { fillSample } from './fill-sample.ts';

interface MailPreviewProps {
  readonly text: MailText;
  readonly language: Language;
}

/** A mail as a person gets it, with sample values. */
export function MailPreview({ text, language }: MailPreviewProps) {
  const { name } = useSession().client.current;
  const fill = (part: string) => fillSample(part, name, location.origin);
  return (
    <figure className={styles.preview}>
      <figcaption>
        <Trans>Preview with sample values</Trans>
      </figcaption>
      <p lang={language} className={styles.subject}>
        {fill(text.subject)}
      </p>
      <p lang={language}>{fill(text.body)}</p>
    </figure>
  );
}
