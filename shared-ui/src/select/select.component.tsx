import { type JSX, type ReactNode, type Ref, useId } from 'react';
import fields from '../field/field.module.css';
import { ErrorIcon, Icon, UnfoldIcon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './select.module.css';

export interface SelectOption<K extends string> {
  readonly id: K;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectGroup<K extends string> {
  readonly label: string;
  readonly options: readonly SelectOption<K>[];
}

export interface SelectProps<K extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly options: readonly (SelectOption<K> | SelectGroup<K>)[];
  readonly value: K;
  readonly onChange: (id: K) => void;
  readonly description?: ReactNode;
  readonly errorMessage?: ReactNode;
  readonly isDisabled?: boolean;
  readonly name?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

function Option<K extends string>({ id, label, isDisabled }: SelectOption<K>): JSX.Element {
  return (
    <option value={id} disabled={isDisabled}>
      {label}
    </option>
  );
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
  isDisabled = false,
  name,
  className,
  ref,
}: SelectProps<K>): JSX.Element {
  const id = useId();
  const hasError = errorMessage !== undefined && errorMessage !== '' && errorMessage !== null;
  const described = [description !== undefined && `${id}d`, hasError && `${id}e`].filter(Boolean);
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
          ref={ref}
          name={name}
          value={value}
          disabled={isDisabled}
          className={styles.select}
          aria-label={isLabelHidden ? label : undefined}
          aria-invalid={hasError || undefined}
          aria-describedby={described.join(' ') || undefined}
          onChange={(event) => onChange(event.target.value as K)}
        >
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map((option) => (
                  <Option key={option.id} {...option} />
                ))}
              </optgroup>
            ) : (
              <Option key={entry.id} {...entry} />
            ),
          )}
        </select>
        <Icon of={UnfoldIcon} size="sm" className={styles.chevron} />
      </div>
      {description !== undefined && (
        <div id={`${id}d`} className={fields.description}>
          {description}
        </div>
      )}
      {hasError && (
        <div id={`${id}e`} className={fields.error}>
          <Icon of={ErrorIcon} size="xs" />
          <span>{errorMessage}</span>
        </div>
      )}
    </div>
  );
}
