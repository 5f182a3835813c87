import type { JSX, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './typography.module.css';

/** Text to read. */
export interface ProseProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined;
}

/** Running text: serif, with a comfortable line length and line height. */
export function Prose({ className, ...rest }: ProseProps): JSX.Element {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
