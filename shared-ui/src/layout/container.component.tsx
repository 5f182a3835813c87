import type { HTMLAttributes, JSX } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './container.module.css';

/** A column for reading, with the page's margins. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLElement>): JSX.Element {
  return <div {...rest} className={classNames(styles.container, className)} />;
}
