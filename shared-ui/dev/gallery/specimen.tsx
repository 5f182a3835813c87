import type { JSX, ReactNode } from 'react';
import { Heading } from '../../src/typography/index.ts';
import { VisuallyHidden } from '../../src/visually-hidden/index.ts';
import styles from './gallery.module.css';

/** The props of every page; `open` names the overlay to open at once. */
export interface PageProps {
  readonly open: string | null;
}

/** A page of specimens. */
export function Gallery({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <main className={styles.page}>
      <VisuallyHidden as="h1">Gallery</VisuallyHidden>
      {children}
    </main>
  );
}

interface SpecimenProps {
  readonly title: string;
  readonly look?: 'stack' | 'row' | 'grid';
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function Specimen({ title, look = 'stack', children }: SpecimenProps): JSX.Element {
  return (
    <section className={styles.stack}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      <hr />
      <div className={styles[look]}>{children}</div>
    </section>
  );
}
