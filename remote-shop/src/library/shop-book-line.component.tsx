import {
  useBasket,
  useHost,
  useLanguage,
  useLibrary,
  useSession,
} from '@leeszaal/remote-kit/react';
import { hasRole, isNew, isSameBook, type ShopBook } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { BasketIcon, CheckIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { BookLine } from '../book/book-line.component.tsx';
import { BookFacts } from './book-facts.component.tsx';
import { NewMark } from './new-mark.component.tsx';

interface ShopBookLineProps {
  readonly book: ShopBook;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** A found book with its price and the basket button. */
export function ShopBookLine({ book, isSelected, onSelect }: ShopBookLineProps) {
  const { settings } = useLibrary();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const facts = useId();
  const toggle = () => onSelect(!isSelected);
  const isFresh = isNew(book, settings.daysMarkedAsNew ?? undefined, now);
  return (
    <BookLine
      book={book}
      title={
        <Button
          variant="link"
          isQuiet
          aria-expanded={isSelected}
          aria-controls={facts}
          onPress={toggle}
        >
          <bdi>{book.title}</bdi>
        </Button>
      }
      hasTaxNote
      marks={isFresh && <NewMark book={book} language={language} onPress={toggle} />}
      action={<BasketAction book={book} />}
    >
      <div id={facts}>{isSelected && <BookFacts book={book} />}</div>
    </BookLine>
  );
}

/** Puts the book into the basket, if it has a price and the library has not bought it. */
function BasketAction({ book }: { readonly book: ShopBook }) {
  const { t } = useLingui();
  const { basket } = useHost();
  const { role } = useSession();
  const entries = useBasket();
  const { connection = 0, id = 0, title, priceInCents, licenseCreated } = book;
  if (licenseCreated !== undefined) {
    return (
      <Button
        size="sm"
        icon={CheckIcon}
        aria-label={t`Already in the collection: ${title}`}
        disabledReason={t`The library has already bought this book`}
      >
        <Trans>Already in the collection</Trans>
      </Button>
    );
  }
  if (priceInCents === undefined) return null;
  const isInBasket = entries.some((entry) => isSameBook(entry, { connection, id, book }));
  const reason = isInBasket
    ? t`${title} is in the basket`
    : hasRole(role, 'admin')
      ? undefined
      : t`Only administrators can order`;
  return (
    <Button
      size="sm"
      icon={isInBasket ? CheckIcon : BasketIcon}
      {...(!isInBasket && { 'aria-label': t`Add to basket: ${title}` })}
      // The button stays focusable: `disabledReason` keeps the focus where it was.
      disabledReason={reason}
      onPress={() => basket.add({ connection, id, book })}
    >
      {isInBasket ? <Trans>Already in basket</Trans> : <Trans>Add to basket</Trans>}
    </Button>
  );
}
