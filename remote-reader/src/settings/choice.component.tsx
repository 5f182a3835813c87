import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

/** An option of a choice. */
export interface ChoiceOption<K extends string> {
  readonly id: K;
  readonly label: ReactNode;
}

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<K>[];
  readonly value: K;
  readonly onChange: (id: K) => void;
  /** Number of options in a row. */
  readonly columns: 2 | 3;
}

/** Radio buttons that look like a row of buttons. */
export function Choice<K extends string>({
  label,
  options,
  value,
  onChange,
  columns,
}: ChoiceProps<K>) {
  const name = useId();
  const gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} style={{ gridTemplateColumns }}>
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
