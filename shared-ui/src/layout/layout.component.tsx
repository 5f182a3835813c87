import {
  type CSSProperties,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './layout.module.css';

/** A step of the spacing scale: `--lz-space-0` to `--lz-space-10`. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

interface BoxProps extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'main'
    | 'nav'
    | 'header'
    | 'footer'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form'
    | 'span';
  readonly ref?: Ref<HTMLElement>;
}

export interface StackProps extends BoxProps {
  readonly gap?: Gap;
}

const space = (gap: Gap): CSSProperties =>
  ({ '--_gap': `var(--lz-space-${gap})` }) as CSSProperties;

/** Arranges children vertically. */
export function Stack({
  as = 'div',
  gap = 5,
  className,
  style,
  ...rest
}: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.stack, className),
    style: { ...space(gap), ...style },
  });
}

export interface ClusterProps extends StackProps {
  readonly align?: 'start' | 'center' | 'baseline' | 'end';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  readonly isNowrap?: boolean;
}

/** Arranges children horizontally, wrapping. */
export function Cluster({
  as = 'div',
  gap = 4,
  align = 'center',
  justify = 'start',
  isNowrap = false,
  className,
  style,
  ...rest
}: ClusterProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.cluster, className),
    style: {
      ...space(gap),
      alignItems: align,
      justifyContent: justify === 'between' ? 'space-between' : justify,
      ...(isNowrap && { flexWrap: 'nowrap' as const }),
      ...style,
    },
  });
}

export interface GridProps extends StackProps {
  /** The minimum width of a column; any CSS length. */
  readonly min?: string;
}

/** As many equal columns as fit. */
export function Grid({
  as = 'div',
  gap = 6,
  min = '16rem',
  className,
  style,
  ...rest
}: GridProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classNames(styles.grid, className),
    style: { ...space(gap), '--_min': min, ...style } as CSSProperties,
  });
}

export interface ContainerProps extends BoxProps {
  /** `text` is a column for reading, `page` the usual page, `wide` the whole window. */
  readonly size?: 'text' | 'page' | 'wide';
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
