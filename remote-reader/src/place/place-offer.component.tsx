import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { chapterOf } from './chapter-of.ts';
import type { PlaceKeeper } from './place-keeper.ts';
import styles from './place-offer.module.css';

interface PlaceOfferProps {
  readonly places: PlaceKeeper;
  readonly contents: readonly ContentsEntry[];
  /** Pages are numbered through the document. */
  readonly hasPages: boolean;
  /** Puts the focus on the document, when it was on the offer. */
  readonly onGone: () => void;
}

/** Offers to go on where the person was another time; says nothing where there is no such place. */
export function PlaceOffer({ places, contents, hasPages, onGone }: PlaceOfferProps) {
  const { t, i18n } = useLingui();
  const place = useSyncExternalStore(places.subscribe, places.offer);
  if (place === undefined) return null;
  const { page } = place;
  const percent = i18n.number(place.fraction, { style: 'percent', maximumFractionDigits: 0 });
  const chapter = hasPages ? undefined : chapterOf(contents, place.file);
  const question = hasPages
    ? t`Continue on page ${page}?`
    : chapter === undefined
      ? t`Continue at ${percent}?`
      : t`Continue in “${chapter}”, at ${percent}?`;
  return <Offer question={question} places={places} onGone={onGone} />;
}

interface OfferProps extends Pick<PlaceOfferProps, 'places' | 'onGone'> {
  readonly question: string;
}

function Offer({ question, places, onGone }: OfferProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const offer = element.current;
    return () => {
      if (offer?.matches(':focus-within')) onGone();
    };
  }, [onGone]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={element}
      role="group"
      aria-labelledby={id}
      className={styles.offer}
      onKeyDown={(event) => event.key === 'Escape' && places.dismiss()}
    >
      <span id={id} className={styles.question}>
        {question}
      </span>
      <LiveRegion>{question}</LiveRegion>
      <div className={styles.actions}>
        <Button variant="primary" size="sm" onPress={places.resume}>
          <Trans context="reading">Continue</Trans>
        </Button>
        <Button variant="quiet" size="sm" onPress={places.dismiss}>
          <Trans>Dismiss</Trans>
        </Button>
      </div>
    </div>
  );
}
