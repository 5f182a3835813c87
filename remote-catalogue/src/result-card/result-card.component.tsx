import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
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
import { CardMedia } from '../multimedia/card-media.component.tsx';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { ShopMarks } from '../publication/shop-marks.component.tsx';
import { SelectResult } from '../selection/select-result.component.tsx';
import { TextHits } from '../text-hits/text-hits.component.tsx';
import { CardAbstract } from './card-abstract.component.tsx';
import { CardHead } from './card-head.component.tsx';
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
  const { detail } = useDetail();
  const place = useRef<HTMLElement>(null);
  const { publication, availability, queue, isReadable } = useLivePublication(place, found, module);
  const { id, authors, abstract } = publication;
  const title = publication.title || t`Untitled`;
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
        <CardHead publication={publication} connection={module.connection} />
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
          card={publication}
          title={title}
          editions={editions}
        />
      )}
    </article>
  );
});
