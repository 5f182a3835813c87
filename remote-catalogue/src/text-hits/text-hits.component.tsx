import { useLink } from '@leeszaal/remote-kit/react';
import type { Publication, SearchModule, TextHit } from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import { useLingui } from '@lingui/react/macro';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { onlyMimeType } from '../publication/only-mime-type.ts';
import { readingState } from '../publication/reading-state.ts';
import { readerPathOf } from './reader-path-of.ts';
import styles from './text-hits.module.css';

/** The media type of documents with pages. */
const PAGED = 'application/pdf';

interface TextHitsProps {
  readonly publication: Publication;
  readonly module: SearchModule;
}

/**
 * The first hit in a publication's text with its context; a link to it in the reader if the publication is readable.
 */
export function TextHits({ publication, module }: TextHitsProps) {
  const { t } = useLingui();
  const [hit] = publication.textHits ?? [];
  if (!hit) return null;
  const isReadable = readingState(publication, module) === 'readable';
  const { fragment, page } = hit;
  const place = page === undefined ? t`In the text` : t`Page ${page}`;
  // The server sends terms without their trailing asterisk.
  const terms = hit.terms.map((term) => `${term}*`);
  return (
    <div className={styles.hit}>
      <p className={styles.line}>
        {isReadable ? (
          <HitLink place={place} hit={hit} publication={publication} />
        ) : (
          <span className={styles.place}>{place}</span>
        )}{' '}
        <MarkedText text={fragment} terms={terms} />
      </p>
    </div>
  );
}

interface HitLinkProps {
  readonly place: string;
  readonly hit: TextHit;
  readonly publication: Publication;
}

function HitLink({ place, hit, publication }: HitLinkProps) {
  const { t } = useLingui();
  const { pubKey, title } = publication;
  // The state spares the reader a request before the loan.
  const link = useLink(readerPathOf(hit), {
    pubKey,
    mimeType: hit.page === undefined ? onlyMimeType(publication) : PAGED,
  });
  return (
    <Link {...link} className={styles.place} aria-label={t`${place}: read ${title ?? ''} there`}>
      {place}
    </Link>
  );
}
