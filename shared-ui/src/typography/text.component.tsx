import { createElement, type HTMLAttributes, type ReactElement } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './typography.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  readonly tone?: 'default' | 'soft' | 'faint';
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
}

/** Interface text in one of three tones. */
export function Text({
  as = 'p',
  tone = 'default',
  size = 'md',
  className,
  ...rest
}: TextProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.text, className),
    'data-tone': tone,
    'data-size': size,
  });
}

/** A horizontal line. */
export function Rule({ className }: { readonly className?: string }): ReactElement {
  return <hr className={classNames(styles.rule, className)} />;
}
