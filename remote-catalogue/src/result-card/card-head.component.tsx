import type { Publication } from '@leeszaal/shared-contracts';
import { CheckIcon, Icon } from '@leeszaal/shared-ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useDetail } from '../detail/use-detail.ts';
import { MarkedText } from '../marked-text/marked-text.component.tsx';
import { TITLE_FIELDS, useMarkedTerms } from '../marked-text/use-marked-terms.ts';
import { DocumentType } from '../publication/document-type.component.tsx';
import { imprintOf } from '../publication/imprint-of.ts';
import { isInCollection } from '../publication/is-in-collection.ts';
import styles from './result-card.module.css';

interface CardHeadProps {
  readonly publication: Publication;
  readonly connection: number;
}

/** Titles, authors and imprint of a card. The title opens the detail. */
export function CardHead({ publication, connection }: CardHeadProps) {
  const { t } = useLingui();
  const { detail, open } = useDetail();
  const inTitle = useMarkedTerms(connection, TITLE_FIELDS);
  const title = publication.title || t`Untitled`;
  const authors = publication.authors.join('; ');
  const imprint = imprintOf(publication);
  const isOpen = detail?.connection === connection && detail.id === publication.id;
  return (
    <>
      <div className={styles.titles}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            data-opens-detail
            aria-expanded={isOpen}
            onClick={() => open({ connection, id: publication.id })}
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
        {authors && (
          <p className={styles.authors} title={authors}>
            <bdi>{authors}</bdi>
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
    </>
  );
}
