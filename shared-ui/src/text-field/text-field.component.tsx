import type { JSX, ReactNode } from 'react';
import {
  TextField as AriaField,
  type TextFieldProps as AriaProps,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components/TextField';
import { ErrorText } from '../field/error-text.component.tsx';
import fields from '../field/field.module.css';
import { classNames } from '../internal/class-names.ts';

export interface TextFieldProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label' | 'prefix'> {
  readonly label: string;
  /** Hides the label visually; the context must make the field's purpose clear. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  /** Makes the field invalid and describes it. */
  readonly errorMessage?: ReactNode;
  readonly placeholder?: string;
  /** Several lines, resizable; `rows` at first. */
  readonly isMultiline?: boolean;
  readonly rows?: number;
  readonly className?: string | undefined;
}

/** A text field, associated with its label, description and error. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  isMultiline = false,
  rows = 4,
  className,
  ...rest
}: TextFieldProps): JSX.Element {
  const hasError = errorMessage !== undefined && errorMessage !== '' && errorMessage !== null;
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <AriaField
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      isInvalid={rest.isInvalid ?? hasError}
      validationBehavior="aria"
      className={classNames(fields.field, className)}
    >
      {!isLabelHidden && (
        <Label className={fields.label}>
          {label}
          {rest.isRequired && (
            <span className={fields.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </Label>
      )}
      <div className={fields.frame}>
        {isMultiline ? (
          <TextArea {...hint} rows={rows} className={classNames(fields.input, fields.area)} />
        ) : (
          <Input {...hint} className={fields.input} />
        )}
      </div>
      {description !== undefined && (
        <Text slot="description" className={fields.description}>
          {description}
        </Text>
      )}
      <ErrorText>{errorMessage}</ErrorText>
    </AriaField>
  );
}
