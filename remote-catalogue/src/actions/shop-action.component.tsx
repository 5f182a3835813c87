import { useBasket, useHost, useSession } from '@leeszaal/remote-kit/react';
import { hasRole, isSameBook, toShopBook } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { BasketIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionProps } from '../publication/action.contract.ts';

/** Adds a publication to the basket, if the module sells it and its price is known. */
export function ShopAction({ publication, module, size, name }: ActionProps) {
  const { t } = useLingui();
  const { basket } = useHost();
  const { role } = useSession();
  const entries = useBasket();
  const { connection } = module;
  const { id, priceInCents, licenseCreated } = publication;
  const title = name ?? publication.title ?? '';
  if (!module.actions.includes('shop') || priceInCents === undefined) return null;
  if (licenseCreated !== undefined) {
    return (
      <Button
        size={size}
        icon={BasketIcon}
        aria-label={t`Already in the collection: ${title}`}
        disabledReason={t`The library has already bought this book`}
      >
        <Trans>Already in the collection</Trans>
      </Button>
    );
  }
  // The same button as before the press, so that it keeps the focus.
  if (entries.some((entry) => isSameBook(entry, { connection, id, book: publication }))) {
    return (
      <Button size={size} icon={BasketIcon} disabledReason={title}>
        <Trans>Already in basket</Trans>
      </Button>
    );
  }
  const mayOrder = hasRole(role, 'admin');
  return (
    <Button
      size={size}
      icon={BasketIcon}
      // Begins with the visible text, for speech input.
      aria-label={
        priceInCents === 0 ? t`Add to basket (free): ${title}` : t`Add to basket: ${title}`
      }
      disabledReason={mayOrder ? undefined : t`Only administrators can order`}
      onPress={() =>
        mayOrder && basket.add({ connection, id, book: toShopBook(publication, connection) })
      }
    >
      {priceInCents === 0 ? <Trans>Add to basket (free)</Trans> : <Trans>Add to basket</Trans>}
    </Button>
  );
}
