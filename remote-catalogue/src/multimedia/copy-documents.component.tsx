import { Button } from '@leeszaal/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MediaLink } from './media-link.component.tsx';
import styles from './multimedia.module.css';
import type { Medium } from './shown-media.ts';

/** The number of copy documents at first (`docs/behaviour.md` C 9). */
export const COPY_DOCUMENTS_SHOWN = 5;

/** Scans and copies of a publication, five at first. */
export function CopyDocuments({ documents }: { readonly documents: readonly Medium[] }) {
  const [isWhole, setWhole] = useState(false);
  const more = documents.length - COPY_DOCUMENTS_SHOWN;
  const shown = isWhole ? documents : documents.slice(0, COPY_DOCUMENTS_SHOWN);
  return (
    <ul className={styles.list}>
      {shown.map(({ href, label }) => (
        <li key={href}>
          <MediaLink kind="document" href={href} label={label} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button
            variant="link"
            size="sm"
            aria-expanded={isWhole}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? <Trans>Show fewer</Trans> : <Trans>+{more} more</Trans>}
          </Button>
        </li>
      )}
    </ul>
  );
}
