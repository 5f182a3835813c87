import { hasRole, type ShopBook } from '@leeszaal/shared-contracts';
import { useBasket, useHost, useLanguage, useSession } from '@leeszaal/shared-contracts/react';
import { Button } from '@leeszaal/shared-ui/button';
import { BasketIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { formatPrice } from '@leeszaal/shared-ui/price';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from '../shop.module.css';
import { useShopBooks } from './use-shop-books.ts';

/** Looks books up by title or ISBN, above the shop module's results (`docs/decisions.md` 5). */
export function ShopLibrary() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [query, setQuery] = useState<string>();
  const state = useShopBooks(query);
  return (
    <section className={styles.library} aria-label={t`Shop`}>
      <search>
        <SearchField
          label={t`Find a book to buy`}
          placeholder={t`Title or ISBN`}
          submitLabel={t`Find`}
          clearLabel={t`Clear`}
          value={text}
          onChange={setText}
          onSubmit={(typed) => setQuery(typed.trim())}
          onClear={() => setQuery(undefined)}
        />
      </search>
      {query !== undefined && state.kind === 'loading' && (
        <Spinner size={24} width={3} label={t`Searching…`} />
      )}
      {query !== undefined && state.kind === 'error' && (
        <Notice tone="danger">
          <Trans>there has been an error while searching</Trans>
        </Notice>
      )}
      {query !== undefined && state.kind === 'ready' && (
        <ul className={styles.books}>
          {state.books.map((book) => (
            <BookLine key={`${book.connection}-${book.id}`} book={book} />
          ))}
          {state.books.length === 0 && (
            <li>
              <Trans>there are no results for this query</Trans>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function BookLine({ book }: { readonly book: ShopBook }) {
  const { t } = useLingui();
  const { basket } = useHost();
  const { role } = useSession();
  const language = useLanguage();
  const entries = useBasket();
  const { connection = 0, id = 0, priceInCents, licenseCreated } = book;
  const isBought = licenseCreated !== undefined;
  const isInBasket = entries.some((entry) => entry.connection === connection && entry.id === id);
  return (
    <li>
      <span>
        <strong>{book.title}</strong>
        {book.authors.length > 0 && <small>{book.authors.join('; ')}</small>}
      </span>
      {priceInCents !== undefined && (
        <>
          <span>
            {priceInCents === 0 ? t`free` : formatPrice(priceInCents, book.currency, language)}
          </span>
          <Button
            size="sm"
            icon={BasketIcon}
            isDisabled={isInBasket || isBought}
            {...(hasRole(role, 'admin')
              ? {}
              : { disabledReason: t`Only administrators can order` })}
            onPress={() => basket.add({ connection, id, book })}
          >
            <BasketWords isBought={isBought} isInBasket={isInBasket} />
          </Button>
        </>
      )}
    </li>
  );
}

interface BasketWordsProps {
  readonly isBought: boolean;
  readonly isInBasket: boolean;
}

function BasketWords({ isBought, isInBasket }: BasketWordsProps) {
  if (isBought) return <Trans>Already in the collection</Trans>;
  return isInBasket ? <Trans>Already in the basket</Trans> : <Trans>Add to basket</Trans>;
}
