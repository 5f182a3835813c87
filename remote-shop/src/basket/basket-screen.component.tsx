import type { BasketEntry } from '@leeszaal/shared-contracts';
import { useBasket, useHeaderTitle, useHost } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BasketIcon, DeleteIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { unorderable } from '../checkout/order-state.ts';
import styles from '../shop.module.css';
import { SHOP_PATH } from '../shop-path.ts';
import { BasketLines } from './basket-lines.component.tsx';

/** What is in the basket, and what it costs (`docs/behaviour.md` C 2). */
export function BasketScreen() {
  const { t } = useLingui();
  const { basket } = useHost();
  const entries = useBasket();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState('');
  useHeaderTitle(t`Shopping basket`);
  const remove = ({ connection, id, book }: BasketEntry) => {
    basket.remove({ connection, id });
    setRemoved(t`${book.title} was removed`);
    // The button that was pressed is gone: whoever uses a keyboard goes on from the top.
    heading.current?.focus();
  };
  return (
    <Container size="text" className={styles.screen}>
      <Heading level={1} look="title" ref={heading} tabIndex={-1}>
        <Trans>Shopping basket</Trans>
      </Heading>
      <LiveRegion>{removed}</LiveRegion>
      {entries.length === 0 ? (
        <EmptyBasket />
      ) : (
        <FilledBasket entries={entries} onRemove={remove} />
      )}
    </Container>
  );
}

function EmptyBasket() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={BasketIcon}
      title={t`There are no items in your shopping basket.`}
      actions={
        <Link to={SHOP_PATH}>
          <Trans>Back to shop</Trans>
        </Link>
      }
    />
  );
}

interface FilledBasketProps {
  readonly entries: readonly BasketEntry[];
  readonly onRemove: (entry: BasketEntry) => void;
}

function FilledBasket({ entries, onRemove }: FilledBasketProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const removeLabel = (title: string) => t`Remove ${title}`;
  const isBlocked = unorderable(entries).length > 0;
  return (
    <>
      <BasketLines
        label={t`Shopping basket`}
        entries={entries}
        actionOf={(entry) => (
          <Button
            size="sm"
            icon={DeleteIcon}
            aria-label={removeLabel(entry.book.title)}
            onPress={() => onRemove(entry)}
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
          disabledReason={isBlocked ? t`Remove what cannot be ordered to go on` : undefined}
          onPress={() => void navigate('/shop/checkout')}
        >
          <Trans>Checkout</Trans>
        </Button>
      </div>
    </>
  );
}
