import type { ShopBook } from '@leeszaal/shared-contracts';
import { Cover } from '@leeszaal/shared-ui/cover';
import type { ReactNode } from 'react';
import styles from './book.module.css';
import { BookPrice } from './book-price.component.tsx';
import { useCover } from './use-cover.ts';

interface BookLineProps {
  readonly book: ShopBook;
  /** The title, where it is more than text. */
  readonly title?: ReactNode;
  /** Marks beside the title. */
  readonly marks?: ReactNode;
  /** What is to be said under the authors. */
  readonly children?: ReactNode;
  /** Whether its price says that tax is not included. */
  readonly hasTaxNote?: boolean;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** A book in a list: cover, title, authors and price on one line, or on two where it is narrow. */
export function BookLine({ book, title, marks, children, hasTaxNote, action }: BookLineProps) {
  const authors = book.authors.join('; ');
  return (
    <li className={styles.line}>
      {/* As small as this letters could not be read: without a picture it is cloth alone. */}
      <Cover className={styles.cover} title="" seed={book.title} {...useCover(book.cover)} />
      <div className={styles.words}>
        <span className={styles.heading}>
          <strong className={styles.title}>{title ?? <bdi>{book.title}</bdi>}</strong>
          {marks}
        </span>
        {authors !== '' && (
          <small className={styles.small}>
            <bdi>{authors}</bdi>
          </small>
        )}
        {children}
      </div>
      <BookPrice book={book} hasTaxNote={hasTaxNote} />
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </li>
  );
}
