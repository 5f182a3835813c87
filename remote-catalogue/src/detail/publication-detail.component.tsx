import type { Publication, SearchModule } from '@leeszaal/shared-contracts';
import { Clamp } from '@leeszaal/shared-ui/disclosure';
import { CheckIcon, Icon } from '@leeszaal/shared-ui/icon';
import { Heading, Prose } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { PublicationActions } from '../actions/publication-actions.component.tsx';
import { AvailabilityLine } from '../availability/availability-line.component.tsx';
import { useLivePublication } from '../availability/use-live-publication.ts';
import { MultimediaSection } from '../multimedia/multimedia-section.component.tsx';
import { DocumentType } from '../publication/document-type.component.tsx';
import { isInCollection } from '../publication/is-in-collection.ts';
import { PublicationCover } from '../publication/publication-cover.component.tsx';
import { formattedText } from '../publication/record-text.ts';
import { ShopMarks } from '../publication/shop-marks.component.tsx';
import { typeLabelsAtom } from '../search/type-labels-atom.ts';
import { Copies } from './copies.component.tsx';
import styles from './detail.module.css';
import { ARCHIVE, CHARACTERISTICS, OTHER_CHARACTERISTICS, PUBLICATION } from './metadata-fields.ts';
import { MetadataSection } from './metadata-section.component.tsx';
import { TitleRelationsSection } from './title-relations.component.tsx';

/** The height above which an abstract collapses, in pixels (`docs/behaviour.md` C9). */
const ABSTRACT_HEIGHT = 200;

interface PublicationDetailProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
}

/** The full record of a publication, in sections (`docs/behaviour.md` C2). */
export function PublicationDetail(record: PublicationDetailProps) {
  const { module } = record;
  const place = useRef<HTMLDivElement>(null);
  const live = useLivePublication(place, record.publication, module);
  const { publication } = live;
  const { t } = useLingui();
  const noteType = useSetAtom(typeLabelsAtom);
  useEffect(() => noteType(publication), [noteType, publication]);
  const title = publication.title || t`Untitled`;
  return (
    <div className={styles.detail}>
      <header className={styles.top}>
        <PublicationCover title={title} author={publication.authors[0]} cover={publication.cover} />
        <div>
          <Heading level={2} look="title">
            <bdi>{title}</bdi>
          </Heading>
          {publication.subtitle && (
            <p className={styles.subtitle}>
              <bdi>{publication.subtitle}</bdi>
            </p>
          )}
          {publication.authors.length > 0 && (
            <p>
              <bdi>{publication.authors.join('; ')}</bdi>
            </p>
          )}
          <p className={styles.type}>
            <DocumentType {...publication} />
          </p>
          <p className={styles.marks}>
            <ShopMarks publication={publication} module={module} />
          </p>
          {isInCollection(publication) && (
            <p className={styles.tick}>
              <Icon of={CheckIcon} size="sm" />
              {t`Already in the collection`}
            </p>
          )}
        </div>
      </header>
      <div ref={place} className={styles.actions}>
        <PublicationActions publication={publication} module={module} queue={live.queue} />
      </div>
      {live.isReadable && <AvailabilityLine availability={live.availability} queue={live.queue} />}
      <Copies copies={publication.copies} />
      <MetadataSection title={t`Characteristics`} fields={CHARACTERISTICS} {...record} />
      {publication.abstract && (
        <section className={styles.section}>
          <Heading level={3} look="label">{t`Abstract`}</Heading>
          <Clamp maxHeight={ABSTRACT_HEIGHT} moreLabel={t`Show more`} lessLabel={t`Show less`}>
            <Prose dir="auto">{formattedText(publication.abstract)}</Prose>
          </Clamp>
        </section>
      )}
      <MultimediaSection multimedia={publication.multimedia} />
      <MetadataSection title={t`Publication`} fields={PUBLICATION} {...record} />
      <MetadataSection title={t`Archive`} fields={ARCHIVE} {...record} />
      <MetadataSection
        title={t`Other characteristics`}
        fields={OTHER_CHARACTERISTICS}
        {...record}
      />
      <TitleRelationsSection relations={publication.titleRelations} module={module} />
    </div>
  );
}
