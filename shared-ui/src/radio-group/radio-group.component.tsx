import { type JSX, type ReactNode, useId } from 'react';
import choice from '../field/choice.module.css';
import { ChoiceLabel } from '../field/choice-label.component.tsx';
import fields from '../field/field.module.css';
import { classNames } from '../internal/class-names.ts';
import styles from './radio-group.module.css';

export interface RadioOption<K extends string> {
  readonly id: K;
  readonly label: ReactNode;
}

export interface RadioGroupProps<K extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<K>[];
  readonly value: K | null;
  readonly onChange: (id: K) => void;
  readonly orientation?: 'vertical' | 'horizontal';
}

/** Selects one of a few visible options. */
export function RadioGroup<K extends string>({
  label,
  options,
  value,
  onChange,
  orientation = 'vertical',
}: RadioGroupProps<K>): JSX.Element {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-orientation={orientation}
      className={fields.field}
    >
      <span id={id} className={fields.label}>
        {label}
      </span>
      <div className={styles.options}>
        {options.map((option) => (
          <ChoiceLabel key={option.id}>
            <input
              type="radio"
              name={id}
              className={choice.control}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span className={classNames(choice.mark, styles.dot)} />
            <span className={choice.text}>{option.label}</span>
          </ChoiceLabel>
        ))}
      </div>
    </div>
  );
}
