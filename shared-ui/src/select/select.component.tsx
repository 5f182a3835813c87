import { type JSX, type ReactNode, useId } from 'react';
import { ErrorText, isGiven } from '../field/error-text.component.tsx';
import fields from '../field/field.module.css';
import { Icon, UnfoldIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './select.module.css';

export interface SelectOption<K extends string> {
  readonly id: K;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<K extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly SelectOption<K>[];
  readonly value: K;
  readonly onChange: (id: K) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Selects one of a few options. A native select: phones use the system's picker, browsers that
 * allow it our styles, and nothing is loaded.
 */
export function Select<K extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  description,
  errorMessage,
  className,
}: SelectProps<K>): JSX.Element {
  const id = useId();
  const hasDescription = isGiven(description);
  const hasError = isGiven(errorMessage);
  const described = [hasDescription && `${id}d`, hasError && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={classNames(fields.field, className)}>
      {!isLabelHidden && (
        <label htmlFor={id} className={fields.label}>
          {label}
        </label>
      )}
      <div className={classNames(fields.frame, styles.frame)}>
        <select
          id={id}
          value={value}
          className={styles.select}
          aria-label={isLabelHidden ? label : undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value as K)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={UnfoldIcon} size="sm" className={styles.chevron} />
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
