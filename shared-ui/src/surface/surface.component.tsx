import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './surface.module.css';

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form' | 'nav';
  /** 0 is flat with a hairline; 1 and 2 are raised. */
  readonly elevation?: 0 | 1 | 2;
  readonly padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Raises the surface on hover and focus within: an element inside it takes the press. */
  readonly isInteractive?: boolean;
  readonly isSelected?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** A sheet that groups related content. */
export function Surface({
  as = 'div',
  elevation = 0,
  padding = 'md',
  isInteractive = false,
  isSelected = false,
  className,
  ...rest
}: SurfaceProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.surface, className),
    'data-elevation': elevation,
    'data-padding': padding,
    'data-interactive': isInteractive || undefined,
    'data-selected': isSelected || undefined,
  });
}
