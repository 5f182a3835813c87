import { useBasket, useHeaderTitle, useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { Container } from '@leeszaal/shared-ui/layout';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { BasketLines } from '../basket/basket-lines.component.tsx';
import styles from '../shop.module.css';
import { Agreement } from './agreement.component.tsx';
import { isAgreed, unorderable } from './order-state.ts';
import { useOrder } from './use-order.ts';

interface CheckoutScreenProps {
  /** Called with how many books were ordered. */
  readonly onOrdered: (count: number) => void;
}

/** Orders what is in the basket, once both terms are agreed to (`docs/behaviour.md` C 2, C 5). */
export function CheckoutScreen({ onOrdered }: CheckoutScreenProps) {
  const { t } = useLingui();
  const { terms } = useHost();
  const entries = useBasket();
  const { state, order } = useOrder(onOrdered);
  const [agreed, setAgreed] = useState({ general: false, privacy: false });
  const [isAsked, setAsked] = useState(false);
  useHeaderTitle(t`Checkout`);
  // Checkout begins at the basket, and so does whatever can't be ordered.
  if (entries.length === 0 || unorderable(entries).length > 0) {
    return <Navigate to="/shop/basket" replace />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isAgreed(agreed)) void order();
  };
  const isOrdering = state.kind === 'ordering';
  return (
    <Container size="text" className={styles.basket}>
      <Heading level={1} look="title">
        <Trans>Checkout</Trans>
      </Heading>
      <BasketLines entries={entries} />
      <form className={styles.agreements} onSubmit={submit} noValidate>
        <Agreement
          label={t`I accept the general terms`}
          linkLabel={t`Read the general terms`}
          href={terms.general}
          isGiven={agreed.general}
          isMissing={isAsked && !agreed.general}
          onChange={(general) => setAgreed({ ...agreed, general })}
        />
        <Agreement
          label={t`I accept the privacy terms`}
          linkLabel={t`Read the privacy terms`}
          href={terms.privacy}
          isGiven={agreed.privacy}
          isMissing={isAsked && !agreed.privacy}
          onChange={(privacy) => setAgreed({ ...agreed, privacy })}
        />
        {isAsked && !isAgreed(agreed) && (
          <Notice tone="danger">
            <Trans>Please accept both agreements</Trans>
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice tone="danger" title={t`The order has failed, try again later`}>
            {state.reason}
          </Notice>
        )}
        <div className={styles.onward}>
          <Link to="/shop/basket">
            <Trans>Back to the basket</Trans>
          </Link>
          <Button variant="primary" type="submit" isBusy={isOrdering} busyLabel={t`Ordering…`}>
            <Trans>Complete order</Trans>
          </Button>
        </div>
      </form>
    </Container>
  );
}
