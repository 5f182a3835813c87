import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { CheckIcon, Icon } from '@leeszaal/shared-ui/icon';
import { Tag } from '@leeszaal/shared-ui/tag';
import { useLingui } from '@lingui/react/macro';
import { memo, useId, useRef } from 'react';
import { PublicationActions } from '../actions/publication-actions.component.tsx';
import { AvailabilityLine } from '../availability/availability-line.component.tsx';
import { useLivePublication } from '../availability/use-live-publication.ts';
import { useDetail } from '../detail/use-detail.ts';
import { EditionList } from '../editions/edition-list.component.tsx';
import { EditionsButton } from '../editions/editions-button.component.tsx';
import type { FoundPublication } from '../editions/group-editions.ts';
import { useOpenWork } from '../editions/use-open-work.ts';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { TITLE_FIELDS, useMarkedTerms } from '../marked-text/use-marked-terms.ts';
import { CardMedia } from '../multimedia/card-media.component.tsx';
import { DocumentType } from '../publication/document-type.component.tsx';
import { imprintOf } from '../publication/imprint-of.ts';
import { isInCollection } from '../publication/is-in-collection.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { ShopMarks } from '../publication/shop-marks.component.tsx';
import { SelectResult } from '../selection/select-result.component.tsx';
import { TextHits } from '../text-hits/text-hits.component.tsx';
import { CardAbstract } from './card-abstract.component.tsx';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly publication: Publication;
  readonly module: SearchModule;
  readonly display?: 'list' | 'tiles';
  /** The other editions of the work, which the card opens; none by default. */
  readonly editions?: readonly FoundPublication[];
}

const NO_EDITIONS: readonly FoundPublication[] = [];

/** The maximum number of keywords on a card. */
const KEYWORDS_SHOWN = 4;

/**
 * One result (`docs/behaviour.md` C2). Its title opens the detail. Memoised, so that scrolling renders new cards only.
 */
export const ResultCard = memo(function ResultCard({
  publication: found,
  module,
  display = 'list',
  editions = NO_EDITIONS,
}: ResultCardProps) {
  const { t } = useLingui();
  const { detail, open } = useDetail();
  const inTitle = useMarkedTerms(module.connection, TITLE_FIELDS);
  const place = useRef<HTMLElement>(null);
  const { publication, availability, queue, isReadable } = useLivePublication(place, found, module);
  const { id, authors, abstract } = publication;
  const title = publication.title || t`Untitled`;
  const imprint = imprintOf(publication);
  const editionsId = useId();
  const [showsEditions, toggleEditions] = useOpenWork({ connection: module.connection, id });
  const isOpen = detail?.connection === module.connection && detail.id === id;
  return (
    <article
      ref={place}
      className={styles.card}
      data-display={display}
      data-selected={isOpen || undefined}
    >
      <div className={styles.lead}>
        <SelectResult connection={module.connection} id={id} title={title} />
        <PublicationCover
          className={styles.cover}
          title={title}
          author={authors[0]}
          cover={publication.cover}
        />
      </div>
      <div className={styles.text}>
        <div className={styles.titles}>
          <h3 className={styles.title}>
            <button
              type="button"
              className={styles.open}
              aria-expanded={isOpen}
              onClick={() => open({ connection: module.connection, id })}
            >
              <bdi>
                <MarkedText text={title} terms={inTitle} />
              </bdi>
            </button>
          </h3>
          {publication.subtitle && (
            <p className={styles.subtitle} title={publication.subtitle}>
              <bdi>{publication.subtitle}</bdi>
            </p>
          )}
        </div>
        <div className={styles.facts}>
          {authors.length > 0 && (
            <p className={styles.authors} title={authors.join('; ')}>
              <bdi>{authors.join('; ')}</bdi>
            </p>
          )}
          <p className={styles.imprint}>
            <DocumentType {...publication} />
            {imprint && <span>{imprint}</span>}
            {isInCollection(publication) && (
              <span className={styles.tick}>
                <Icon of={CheckIcon} size="xs" />
                {t`Already in the collection`}
              </span>
            )}
          </p>
        </div>
        <div className={styles.row}>
          {isReadable && (
            <div className={styles.availability}>
              <AvailabilityLine availability={availability} queue={queue} />
            </div>
          )}
          {display === 'list' && publication.keywords.length > 0 && (
            <p className={styles.keywords}>
              {publication.keywords.slice(0, KEYWORDS_SHOWN).map((keyword) => (
                <Tag key={keyword}>{keyword}</Tag>
              ))}
            </p>
          )}
        </div>
        {display === 'list' && abstract && (
          <CardAbstract html={abstract} connection={module.connection} />
        )}
        <TextHits publication={publication} module={module} />
        {display === 'list' && <CardMedia multimedia={publication.multimedia} />}
      </div>
      <div className={styles.actions}>
        <ShopMarks publication={publication} module={module} />
        <PublicationActions publication={publication} module={module} size="sm" queue={queue} />
        {editions.length > 0 && (
          <EditionsButton
            controls={editionsId}
            count={editions.length}
            title={title}
            isOpen={showsEditions}
            onPress={toggleEditions}
          />
        )}
      </div>
      {showsEditions && editions.length > 0 && (
        <EditionList
          id={editionsId}
          connection={module.connection}
          title={title}
          editions={editions}
        />
      )}
    </article>
  );
});
