import { useLanguage } from '@leeszaal/remote-kit/react';
import { foldText, type Publication } from '@leeszaal/shared-contracts';
import { VisuallyHidden } from '@leeszaal/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PublicationActions } from '../actions/publication-actions.component.tsx';
import { AvailabilityLine } from '../availability/availability-line.component.tsx';
import { useLivePublication } from '../availability/use-live-publication.ts';
import { useDetail } from '../detail/use-detail.ts';
import { DocumentType } from '../publication/document-type.component.tsx';
import { imprintOf } from '../publication/imprint-of.ts';
import { readableLanguage } from '../publication/readable-value.ts';
import { ShopMarks } from '../publication/shop-marks.component.tsx';
import { SelectResult } from '../selection/select-result.component.tsx';
import { TextHits } from '../text-hits/text-hits.component.tsx';
import styles from './editions.module.css';
import type { FoundPublication } from './group-editions.ts';

interface EditionRowProps extends FoundPublication {
  /** Whether it is of another connection than its card, and names it. */
  readonly isElsewhere: boolean;
  /** The edition that the card shows. */
  readonly card: Publication;
}

/** One edition: what differs from the card, and the same actions. */
export function EditionRow({ publication: found, module, isElsewhere, card }: EditionRowProps) {
  const { t } = useLingui();
  const inLanguage = useLanguage();
  const { detail, open } = useDetail();
  const place = useRef<HTMLDivElement>(null);
  const { publication, availability, queue, isReadable } = useLivePublication(place, found, module);
  const { connection } = module;
  const { id, subtitle, language } = publication;
  const title = publication.title || t`Untitled`;
  const imprint = imprintOf(publication);
  const name = imprint ? `${title}, ${imprint}` : title;
  const shown = differs(publication.title, card.title) ? name : imprint || title;
  const nameAmongAll = isElsewhere ? `${name}, ${module.name}` : name;
  const isOpen = detail?.connection === connection && detail.id === id;
  return (
    <div
      ref={place}
      className={styles.edition}
      data-publication={id}
      data-selected={isOpen || undefined}
    >
      <SelectResult connection={connection} id={id} title={name} />
      <div className={styles.text}>
        <p className={styles.facts}>
          <button
            type="button"
            className={styles.open}
            data-opens-detail
            aria-expanded={isOpen}
            onClick={() => open({ connection, id })}
          >
            {shown !== name && <VisuallyHidden>{title}, </VisuallyHidden>}
            <bdi>{shown}</bdi>
          </button>
          {subtitle && differs(subtitle, card.subtitle) && <bdi>{subtitle}</bdi>}
          {language && differs(language, card.language) && (
            <span>{readableLanguage(language, inLanguage)}</span>
          )}
          <DocumentType {...publication} />
          {isElsewhere && <span>{module.name}</span>}
        </p>
        {isReadable && <AvailabilityLine availability={availability} queue={queue} />}
        <TextHits publication={publication} module={module} />
      </div>
      <div className={styles.actions}>
        <ShopMarks publication={publication} module={module} />
        <PublicationActions
          publication={publication}
          module={module}
          size="sm"
          name={nameAmongAll}
          queue={queue}
        />
      </div>
    </div>
  );
}

/** Whether texts differ by more than case and accents. */
function differs(one: string | null | undefined, other: string | null | undefined): boolean {
  return foldText(one ?? '') !== foldText(other ?? '');
}
