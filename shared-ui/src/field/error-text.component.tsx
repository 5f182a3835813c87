import type { JSX, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { ErrorIcon, Icon } from '../icon/index.ts';
import styles from './field.module.css';

/**
 * The message of an invalid field, associated with it by react-aria; absent while the field is
 * valid.
 */
export function ErrorText({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <FieldError className={styles.error}>
      <Icon of={ErrorIcon} size="xs" />
      <span>{children}</span>
    </FieldError>
  );
}
