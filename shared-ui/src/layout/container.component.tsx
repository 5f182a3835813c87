import { createElement, type HTMLAttributes, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './container.module.css';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'main';
  /** `text` is a column for reading, `page` the usual page. */
  readonly size?: 'text' | 'page';
}

/** The page's column with its margins. */
export function Container({
  as = 'div',
  size = 'page',
  className,
  ...rest
}: ContainerProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.container, className),
    'data-size': size,
  });
}
