import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './heading.module.css';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The level in the document's outline; `look` is independent of it. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly look: 'title' | 'section' | 'label';
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** A heading: in serif, except for `label`. */
export function Heading({ level, look, className, ...rest }: HeadingProps): ReactElement {
  return createElement(`h${level}`, {
    ...rest,
    className: classNames(styles.heading, className),
    'data-look': look,
  });
}
