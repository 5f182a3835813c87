import type { LucideIcon } from 'lucide-react';
import type { JSX } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './icon.module.css';

/** An icon component: one of those in `icons.ts`. */
export type IconType = LucideIcon;

export interface IconProps {
  readonly of: IconType;
  /** A token's size: 14, 16, 20, 24 or 40 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  readonly className?: string | undefined;
}

/** Draws a decorative icon in the colour of the text, with strokes as thin as the type's. */
export function Icon({ of: Drawing, size = 'md', className }: IconProps): JSX.Element {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      data-size={size}
      strokeWidth={1.75}
      focusable="false"
      aria-hidden="true"
    />
  );
}
