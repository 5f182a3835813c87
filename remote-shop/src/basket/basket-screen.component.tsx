import { useBasket, useHeaderTitle, useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BasketIcon, DeleteIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { unorderable } from '../checkout/order-state.ts';
import styles from '../shop.module.css';
import { BasketLines } from './basket-lines.component.tsx';

/** What is in the basket, and what it costs (`docs/behaviour.md` C2). */
export function BasketScreen() {
  const { t } = useLingui();
  const { basket } = useHost();
  const entries = useBasket();
  const navigate = useNavigate();
  useHeaderTitle(t`Shopping basket`);
  const removeLabel = (title: string) => t`Remove ${title}`;
  const isBlocked = unorderable(entries).length > 0;
  return (
    <Container size="text" className={styles.basket}>
      <Heading level={1} look="title">
        <Trans>Shopping basket</Trans>
      </Heading>
      {entries.length === 0 ? (
        <>
          <EmptyState icon={BasketIcon} title={t`There are no items in your shopping basket.`} />
          <Link to="/search">
            <Trans>Back to shop</Trans>
          </Link>
        </>
      ) : (
        <>
          <BasketLines
            entries={entries}
            actionOf={({ connection, id, book }) => (
              <Button
                size="sm"
                icon={DeleteIcon}
                aria-label={removeLabel(book.title)}
                onPress={() => basket.remove({ connection, id })}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          />
          <div className={styles.onward}>
            <Link to="/search">
              <Trans>Continue shopping</Trans>
            </Link>
            <Button
              variant="primary"
              {...(isBlocked && {
                disabledReason: t`Remove what cannot be ordered to go on`,
              })}
              onPress={() => void navigate('/shop/checkout')}
            >
              <Trans>Checkout</Trans>
            </Button>
          </div>
        </>
      )}
    </Container>
  );
}
