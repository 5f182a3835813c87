import type { JSX, ReactNode } from 'react';
import {
  CheckboxGroup as AriaGroup,
  type CheckboxGroupProps as AriaProps,
  Label,
} from 'react-aria-components/CheckboxGroup';
import { ErrorText } from '../field/error-text.component.tsx';
import fields from '../field/field.module.css';
import { classNames } from '../internal/class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxGroupProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly errorMessage?: ReactNode;
  readonly className?: string | undefined;
  /** `Checkbox` elements, each with a `value`. */
  readonly children: ReactNode;
}

/** Several checkboxes for one question. */
export function CheckboxGroup({
  label,
  isLabelHidden = false,
  errorMessage,
  className,
  children,
  ...rest
}: CheckboxGroupProps): JSX.Element {
  const hasError = errorMessage !== undefined && errorMessage !== '' && errorMessage !== null;
  return (
    <AriaGroup
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      isInvalid={rest.isInvalid ?? hasError}
      validationBehavior="aria"
      className={classNames(fields.field, className)}
    >
      {!isLabelHidden && <Label className={fields.label}>{label}</Label>}
      <div className={styles.boxes}>{children}</div>
      <ErrorText>{errorMessage}</ErrorText>
    </AriaGroup>
  );
}
