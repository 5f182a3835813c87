import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus, useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { SearchField } from '@leeszaal/shared-ui/search-field';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import books from '../book/book.module.css';
import styles from './library.module.css';
import { ShopBookLine } from './shop-book-line.component.tsx';
import { bookKey, hasMore } from './shop-book-list.ts';
import { useShopBooks } from './use-shop-books.ts';

/** Looks books up by title or ISBN, above the shop module's results (`docs/decisions.md` 5). */
export function ShopLibrary() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [query, setQuery] = useState<string>();
  const { state, load } = useShopBooks(query);
  const clear = () => {
    setText('');
    setQuery(undefined);
  };
  const submit = (typed: string) => {
    if (typed.trim() === query && state.kind === 'error') void load(0, state.list);
    setQuery(typed.trim());
  };
  return (
    <section className={styles.library} tabIndex={-1} aria-label={t`Shop`}>
      <search>
        <SearchField
          label={t`Find a book to buy`}
          placeholder={t`Title or ISBN`}
          submitLabel={t`Find`}
          clearLabel={t`Clear`}
          value={text}
          isBusy={query !== undefined && state.kind === 'loading'}
          onChange={setText}
          onSubmit={submit}
          onClear={clear}
        />
      </search>
      {query !== undefined && <Found state={state} load={load} onClose={clear} />}
    </section>
  );
}

interface FoundProps extends ReturnType<typeof useShopBooks> {
  readonly onClose: () => void;
}

function Found({ state: { kind, list }, load, onClose }: FoundProps) {
  const { t } = useLingui();
  const [selected, setSelected] = useState<string>();
  const count = list.totalAmount;
  const { place, notePress } = useKeptFocus(kind === 'loading');
  const loadNext = () => {
    notePress();
    void load(list.currentPageIndex + 1, list);
  };
  const isFound = kind === 'ready' && list.items.length > 0;
  return (
    <>
      <LiveRegion>
        {kind === 'ready' && <Plural value={count} one="# book found" other="# books found" />}
      </LiveRegion>
      {isFound && (
        <div className={styles.head}>
          <span>
            <Plural value={count} one="# book found" other="# books found" />
          </span>
          <Button
            size="sm"
            variant="quiet"
            onPress={({ target }) => {
              keepFocus(target);
              onClose();
            }}
          >
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
      {list.items.length > 0 && (
        <ul className={books.list} aria-label={t`Books found`}>
          {list.items.map((book) => (
            <ShopBookLine
              key={bookKey(book)}
              book={book}
              isSelected={selected === bookKey(book)}
              onSelect={(isSelected) => setSelected(isSelected ? bookKey(book) : undefined)}
            />
          ))}
        </ul>
      )}
      <div ref={place} tabIndex={-1} className={styles.foot}>
        {kind === 'ready' && list.items.length === 0 && (
          <p className={styles.nothing}>
            <Trans>there are no results for this query</Trans>
          </p>
        )}
        {kind === 'error' && (
          <Notice
            tone="danger"
            actions={
              <Button size="sm" icon={RetryIcon} onPress={loadNext}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>there has been an error while searching</Trans>
          </Notice>
        )}
        {(hasMore(list) || (kind === 'loading' && list.items.length > 0)) && kind !== 'error' && (
          <Button
            className={styles.more}
            isBusy={kind === 'loading'}
            busyLabel={t`Searching…`}
            onPress={loadNext}
          >
            <Trans>Show more books</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
