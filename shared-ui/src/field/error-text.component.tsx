import type { JSX, ReactNode } from 'react';
import { ErrorIcon, Icon } from '../icon/index.ts';
import styles from './field.module.css';

/** Whether a field has this text: a message, which makes it invalid, or a description. */
export const isGiven = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== '';

interface ErrorTextProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** The message of an invalid field, which refers to its id; absent without a message. */
export function ErrorText({ id, children }: ErrorTextProps): JSX.Element | null {
  if (!isGiven(children)) return null;
  return (
    <div id={id} className={styles.error}>
      <Icon of={ErrorIcon} size="xs" />
      <span>{children}</span>
    </div>
  );
}
