import { HostLink, useHeaderTitle } from '@leeszaal/remote-kit/react';
import { orderNumber } from '@leeszaal/shared-contracts';
import { Icon, SuccessIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { BasketLines } from '../basket/basket-lines.component.tsx';
import type { PlacedOrder } from '../checkout/order-state.ts';
import styles from '../shop.module.css';
import { bookPath, SHOP_PATH } from '../shop-path.ts';

/**
 * Confirms the order, lists its books and links to where they are now (`docs/behaviour.md` C 2).
 */
export function SuccessScreen({ order }: { readonly order: PlacedOrder }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeaderTitle(t`Thank you for your order`);
  // The pressed button is gone with its screen.
  useEffect(() => heading.current?.focus(), []);
  const { id, entries } = order;
  return (
    <Container className={styles.screen}>
      <div className={styles.thanks}>
        <Icon of={SuccessIcon} size="xl" className={styles.thanksIcon} />
        <Heading level={1} look="title" ref={heading} tabIndex={-1}>
          <Trans>Thank you for your order</Trans>
        </Heading>
        <p>
          <Plural
            value={entries.length}
            one="The book is now in the collection."
            other="The # books are now in the collection."
          />
        </p>
        {id !== undefined && (
          <p className={styles.number}>
            <Trans>
              Order number <strong>{orderNumber(id)}</strong>
            </Trans>
          </p>
        )}
      </div>
      <BasketLines
        label={t`Your order`}
        entries={entries}
        titleOf={(entry) => <HostLink to={bookPath(entry)}>{entry.book.title}</HostLink>}
      />
      <HostLink to={SHOP_PATH}>
        <Trans>Back to shop</Trans>
      </HostLink>
    </Container>
  );
}
