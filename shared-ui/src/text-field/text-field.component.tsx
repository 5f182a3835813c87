import {
  type InputHTMLAttributes,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { ErrorText, isGiven } from '../field/error-text.component.tsx';
import fields from '../field/field.module.css';
import { type FieldOptions, keptKeys, useFieldText } from '../field/use-field.ts';
import { classNames } from '../internal/class-names.ts';

type Native = 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength' | 'placeholder';

export interface TextFieldProps
  extends FieldOptions,
    Pick<InputHTMLAttributes<HTMLInputElement>, Native> {
  readonly label: string;
  /** Hides the label visually; the context must make the field's purpose clear. */
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  /** Default: when there is an `errorMessage`. */
  readonly isInvalid?: boolean;
  readonly description?: ReactNode;
  /** Makes the field invalid and describes it. */
  readonly errorMessage?: ReactNode;
  /** Several lines, resizable; `rows` at first. */
  readonly isMultiline?: boolean;
  readonly rows?: number;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly className?: string | undefined;
}

/** A labelled text field; its error is shown and described when there is one. */
export function TextField({
  label,
  isLabelHidden = false,
  isRequired = false,
  description,
  errorMessage,
  isInvalid = isGiven(errorMessage),
  isMultiline = false,
  rows = 4,
  value,
  defaultValue,
  onChange,
  onKeyDown,
  onFocus,
  onBlur,
  className,
  ...native
}: TextFieldProps): JSX.Element {
  const id = useId();
  const [text, change] = useFieldText({ value, onChange, ...(defaultValue && { defaultValue }) });
  const hasDescription = isGiven(description);
  const described = [hasDescription && `${id}d`, isGiven(errorMessage) && `${id}e`]
    .filter(Boolean)
    .join(' ');
  const common = {
    id,
    value: text,
    'aria-label': isLabelHidden ? label : undefined,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(target.value),
    onKeyDown: keptKeys<HTMLElement>(onKeyDown),
    onFocus,
    onBlur,
  };
  return (
    <div className={classNames(fields.field, className)}>
      {!isLabelHidden && (
        <label htmlFor={id} className={fields.label}>
          {label}
          {isRequired && (
            <span className={fields.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      <div className={fields.frame}>
        {isMultiline ? (
          <textarea
            {...common}
            placeholder={native.placeholder}
            maxLength={native.maxLength}
            rows={rows}
            className={classNames(fields.input, fields.area)}
          />
        ) : (
          <input type="text" {...native} {...common} className={fields.input} />
        )}
      </div>
      {hasDescription && (
        <span id={`${id}d`} className={fields.description}>
          {description}
        </span>
      )}
      <ErrorText id={`${id}e`}>{errorMessage}</ErrorText>
    </div>
  );
}
