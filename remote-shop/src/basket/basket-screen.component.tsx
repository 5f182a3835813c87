import { HostLink, useBasket, useHeaderTitle, useHost } from '@leeszaal/remote-kit/react';
import type { BasketEntry } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BasketIcon, DeleteIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Heading } from '@leeszaal/shared-ui/typography';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from '../shop.module.css';
import { CHECKOUT_PATH, SHOP_PATH } from '../shop-path.ts';
import { BasketLines } from './basket-lines.component.tsx';
import { basketRows, entryKey, putBack, type RemovedEntry, removedFrom } from './basket-rows.ts';
import { orderable } from './orderable.ts';

/** The books in the basket and their totals (`docs/behaviour.md` C 2). */
export function BasketScreen() {
  const { t } = useLingui();
  const { basket } = useHost();
  const entries = useBasket();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<readonly RemovedEntry[]>([]);
  const [announced, setAnnounced] = useState('');
  useHeaderTitle(t`Shopping basket`);
  const isOther = (entry: BasketEntry) => (other: RemovedEntry) =>
    entryKey(other.entry) !== entryKey(entry);
  const remove = (entry: BasketEntry) => {
    const removedEntry = removedFrom(basketRows(entries, removed), entry);
    setRemoved([...removed.filter(isOther(entry)), removedEntry]);
    basket.remove(entry);
    setAnnounced('');
  };
  const undo = (entry: BasketEntry) => {
    const removedEntry = removed.find((other) => !isOther(entry)(other));
    if (removedEntry) putBack(basket, removedEntry);
    setRemoved(removed.filter(isOther(entry)));
    setAnnounced(t`${entry.book.title} is back in the basket`);
    // The pressed button has been removed.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <Container className={styles.screen}>
      <Heading level={1} look="title" ref={heading} tabIndex={-1}>
        <Trans>Shopping basket</Trans>
      </Heading>
      <LiveRegion>{announced}</LiveRegion>
      {(entries.length > 0 || removed.length > 0) && (
        <BasketLines
          label={t`Shopping basket`}
          entries={entries}
          removed={removed}
          onUndo={undo}
          actionOf={(entry) => <RemoveButton entry={entry} onRemove={remove} />}
        />
      )}
      {entries.length === 0 ? <EmptyBasket /> : <CheckoutActions entries={entries} />}
    </Container>
  );
}

interface RemoveButtonProps {
  readonly entry: BasketEntry;
  readonly onRemove: (entry: BasketEntry) => void;
}

function RemoveButton({ entry, onRemove }: RemoveButtonProps) {
  const { t } = useLingui();
  const { title } = entry.book;
  return (
    <Button
      size="sm"
      icon={DeleteIcon}
      aria-label={t`Remove ${title}`}
      onPress={() => onRemove(entry)}
    >
      <Trans>Remove</Trans>
    </Button>
  );
}

function EmptyBasket() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={BasketIcon}
      title={t`There are no items in your shopping basket.`}
      actions={
        <HostLink to={SHOP_PATH}>
          <Trans>Back to shop</Trans>
        </HostLink>
      }
    />
  );
}

/** The link to checkout, shown when a book can be ordered; the other books stay in the basket. */
function CheckoutActions({ entries }: { readonly entries: readonly BasketEntry[] }) {
  const { t } = useLingui();
  const { navigation } = useHost();
  const ordered = orderable(entries).length;
  const leftOut = entries.length - ordered;
  return (
    <>
      {leftOut > 0 && ordered > 0 && (
        <Notice tone="info">
          <Plural
            value={leftOut}
            one="# book cannot be ordered. Checkout includes only the others."
            other="# books cannot be ordered. Checkout includes only the others."
          />
        </Notice>
      )}
      <div className={styles.onward}>
        <HostLink to="/search">
          <Trans>Continue shopping</Trans>
        </HostLink>
        <Button
          variant="primary"
          disabledReason={ordered === 0 ? t`Nothing in the basket can be ordered` : undefined}
          onPress={() => navigation.navigate(CHECKOUT_PATH)}
        >
          <Trans>Checkout</Trans>
        </Button>
      </div>
    </>
  );
}
