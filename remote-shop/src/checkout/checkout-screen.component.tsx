import { Redirect, useBasket, useHeaderTitle } from '@leeszaal/remote-kit/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { BasketLines } from '../basket/basket-lines.component.tsx';
import { orderable, unorderable } from '../basket/orderable.ts';
import styles from '../shop.module.css';
import { LeftOut } from './left-out.component.tsx';
import { OrderForm } from './order-form.component.tsx';
import type { Checkout } from './use-order.ts';

interface CheckoutScreenProps {
  readonly checkout: Checkout;
}

/** The books to order, and the order form (`docs/behaviour.md` C 2, C 5). */
export function CheckoutScreen({ checkout }: CheckoutScreenProps) {
  const { t } = useLingui();
  const entries = useBasket();
  const { state, open, order } = checkout;
  useEffect(open, [open]);
  // The context `screen` marks the title: some languages use another word for the basket's button.
  useHeaderTitle(t({ message: 'Checkout', context: 'screen' }));
  const ordered = orderable(entries);
  // Without a book that can be ordered, the basket says why.
  if (ordered.length === 0) return <Redirect to="/shop/basket" />;
  return (
    <Container className={styles.screen}>
      <Heading level={1} look="title">
        <Trans context="screen">Checkout</Trans>
      </Heading>
      <BasketLines label={t`Your order`} entries={ordered} />
      <LeftOut entries={unorderable(entries)} />
      <OrderForm state={state} onOrder={() => void order()} />
    </Container>
  );
}
