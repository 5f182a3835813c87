import type { Publication, SearchModule, TextHit } from '@leeszaal/shared-contracts';
import { Link } from '@leeszaal/shared-ui/link';
import { useLingui } from '@lingui/react/macro';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { readingState } from '../publication/reading-state.ts';
import { useLink } from '../shell/use-link.ts';
import { readerPathOf } from './reader-path-of.ts';
import styles from './text-hits.module.css';

/** The one kind of document that has pages. */
const PAGED = 'application/pdf';

interface TextHitsProps {
  readonly publication: Publication;
  readonly module: SearchModule;
}

/**
 * Where in its text a publication was found: a line of context, which opens the reader there when the
 * publication can be read. Nothing where the server tells of no place.
 */
export function TextHits({ publication, module }: TextHitsProps) {
  const [hit] = publication.textHits ?? [];
  if (!hit) return null;
  const isReadable = readingState(publication, module) === 'readable';
  const { fragment } = hit;
  // Of a word that was searched for with an asterisk the server tells what comes before that.
  const terms = hit.terms.map((term) => `${term}*`);
  return (
    <div className={styles.hit}>
      <p className={styles.line}>
        {isReadable ? <HitLink hit={hit} publication={publication} /> : <HitPlace {...hit} />}{' '}
        <MarkedText text={fragment} terms={terms} />
      </p>
    </div>
  );
}

function usePlaceName({ page }: Pick<TextHit, 'page'>): string {
  const { t } = useLingui();
  return page === undefined ? t`In the text` : t`Page ${page}`;
}

function HitPlace(hit: TextHit) {
  return <span className={styles.place}>{usePlaceName(hit)}</span>;
}

interface HitLinkProps {
  readonly hit: TextHit;
  readonly publication: Publication;
}

function HitLink({ hit, publication: { pubKey, title } }: HitLinkProps) {
  const { t } = useLingui();
  const place = usePlaceName(hit);
  // What is known of the document travels along: the reader asks for the loan without looking it up.
  const link = useLink(readerPathOf(hit), {
    pubKey,
    mimeType: hit.page === undefined ? undefined : PAGED,
  });
  return (
    <Link {...link} className={styles.place} aria-label={t`${place}: read ${title ?? ''} there`}>
      {place}
    </Link>
  );
}
