import type { AnchorHTMLAttributes, JSX } from 'react';
import styles from './visually-hidden.module.css';

/** The first link of a page: visible on focus, it skips the header. `href` is a fragment. */
export function SkipLink(
  props: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string },
): JSX.Element {
  return <a {...props} className={styles.skip} />;
}
