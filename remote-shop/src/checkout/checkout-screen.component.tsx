import { useBasket, useHeaderTitle } from '@leeszaal/shared-contracts/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { BasketLines } from '../basket/basket-lines.component.tsx';
import styles from '../shop.module.css';
import { OrderForm } from './order-form.component.tsx';
import { type PlacedOrder, unorderable } from './order-state.ts';
import { useOrder } from './use-order.ts';

interface CheckoutScreenProps {
  readonly onOrdered: (order: PlacedOrder) => void;
}

/** What is about to be ordered, and the order (`docs/behaviour.md` C 2, C 5). */
export function CheckoutScreen({ onOrdered }: CheckoutScreenProps) {
  const { t } = useLingui();
  const entries = useBasket();
  const { state, order } = useOrder(onOrdered);
  useHeaderTitle(t`Checkout`);
  // Checkout begins at the basket, and so does whatever can't be ordered.
  if (entries.length === 0 || unorderable(entries).length > 0) {
    return <Navigate to="/shop/basket" replace />;
  }
  return (
    <Container size="text" className={styles.screen}>
      <Heading level={1} look="title">
        <Trans>Checkout</Trans>
      </Heading>
      <BasketLines label={t`Your order`} entries={entries} />
      <OrderForm state={state} onOrder={() => void order()} />
    </Container>
  );
}
