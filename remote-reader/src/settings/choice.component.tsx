import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

/** One thing that can be chosen. */
export interface ChoiceOption<K extends string> {
  readonly id: K;
  readonly label: ReactNode;
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<K>[];
  readonly value: K;
  readonly onChange: (id: K) => void;
  /** How many stand beside one another. */
  readonly columns: 2 | 3;
}

/** One of a few, as a row of fields to press; for the keyboard they are radio buttons. */
export function Choice<K extends string>({
  label,
  options,
  value,
  onChange,
  columns,
}: ChoiceProps<K>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} data-columns={columns}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
