import type { ShopBook } from '@leeszaal/shared-contracts';
import { Cover } from '@leeszaal/shared-ui/cover';
import type { ReactNode } from 'react';
import styles from './book.module.css';
import { BookPrice } from './book-price.component.tsx';
import { useCover } from './use-cover.ts';

interface BookLineProps {
  readonly book: ShopBook;
  /** Replaces the plain title. */
  readonly title?: ReactNode;
  /** Tags beside the title. */
  readonly marks?: ReactNode;
  /** Content below the authors. */
  readonly children?: ReactNode;
  /** Whether the price says that it excludes tax. */
  readonly hasTaxNote?: boolean;
  /** The control at the end of the line. */
  readonly action?: ReactNode;
}

/** A book in a list: cover, title, authors and price, on one line or, in a narrow list, on two. */
export function BookLine({ book, title, marks, children, hasTaxNote, action }: BookLineProps) {
  const authors = book.authors.join('; ');
  return (
    <li className={styles.line}>
      {/* A title would be illegible at this size: without a picture the cover shows cloth alone. */}
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
