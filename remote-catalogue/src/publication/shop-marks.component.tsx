import { useLanguage, useLibrary } from '@leeszaal/remote-kit/react';
import { isNew, type Publication, type SearchModule } from '@leeszaal/shared-contracts';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './publication.module.css';

interface ShopMarksProps {
  readonly publication: Publication;
  readonly module: SearchModule | undefined;
}

/** The price of a shop item, and the *New* badge (`docs/behaviour.md` C 2). */
export function ShopMarks({ publication, module }: ShopMarksProps) {
  const language = useLanguage();
  const { settings } = useLibrary();
  const [now] = useState(Date.now);
  if (!module?.actions.includes('shop')) return null;
  const { priceInCents = 0, currency } = publication;
  const price = priceInCents > 0 ? formatPrice(priceInCents, currency, language) : '';
  return (
    <>
      {price !== '' && (
        <span className={styles.price}>
          <strong>{price}</strong> <Trans>excluding tax</Trans>
        </span>
      )}
      {isNew(publication, settings.daysMarkedAsNew ?? undefined, now) && (
        <Tag tone="accent">
          <Trans>New</Trans>
        </Tag>
      )}
    </>
  );
}
