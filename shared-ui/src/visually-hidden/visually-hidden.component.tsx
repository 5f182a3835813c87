import { createElement, type HTMLAttributes, type ReactElement } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'label';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...rest, className: styles.hidden });
}
