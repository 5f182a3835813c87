import { useBasket, useHeaderTitle, useHost, useLanguage } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { EmptyState } from '@leeszaal/shared-ui/empty-state';
import { BasketIcon, DeleteIcon } from '@leeszaal/shared-ui/icon';
import { Container } from '@leeszaal/shared-ui/layout';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { Heading } from '@leeszaal/shared-ui/typography';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from '../shop.module.css';
import { basketTotals } from './basket-totals.ts';

/** What is in the basket, and what it costs (`docs/behaviour.md` C2). */
export function BasketScreen() {
  const { t } = useLingui();
  const { basket } = useHost();
  const language = useLanguage();
  const entries = useBasket();
  useHeaderTitle(t`Shopping basket`);
  const removeLabel = (title: string) => t`Remove ${title}`;
  return (
    <Container size="text" className={styles.basket}>
      <Heading level={1} look="title">
        <Trans>Shopping basket</Trans>
      </Heading>
      {entries.length === 0 ? (
        <EmptyState icon={BasketIcon} title={t`There are no items in your shopping basket.`} />
      ) : (
        <>
          <ul className={styles.books}>
            {entries.map(({ connection, id, book }) => (
              <li key={`${connection}-${id}`}>
                <span>
                  <strong>{book.title}</strong>
                  {book.authors.length > 0 && <small>{book.authors.join('; ')}</small>}
                  {!book.isbn && (
                    <small>
                      <Trans>Without an ISBN this book cannot be ordered.</Trans>
                    </small>
                  )}
                </span>
                <span>{formatPrice(book.priceInCents ?? 0, book.currency, language)}</span>
                <Button
                  size="sm"
                  icon={DeleteIcon}
                  aria-label={removeLabel(book.title)}
                  onPress={() => basket.remove({ connection, id })}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
          <dl className={styles.totals}>
            {basketTotals(entries).map(({ currency, cents }) => (
              <div key={currency}>
                <dt>
                  <Trans>Total</Trans>
                </dt>
                <dd>{formatPrice(cents, currency, language)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <Link to="/search">
        <Trans>Continue shopping</Trans>
      </Link>
    </Container>
  );
}
