import type { JSX, ReactNode } from 'react';
import {
  RadioGroup as AriaGroup,
  type RadioGroupProps as AriaProps,
  Label,
  Radio,
} from 'react-aria-components/RadioGroup';
import choice from '../field/choice.module.css';
import fields from '../field/field.module.css';
import { classNames } from '../internal/class-names.ts';
import styles from './radio-group.module.css';

export interface RadioOption<K extends string> {
  readonly id: K;
  readonly label: ReactNode;
}

export interface RadioGroupProps<K extends string>
  extends Omit<
    AriaProps,
    'className' | 'style' | 'children' | 'render' | 'value' | 'onChange' | 'aria-label'
  > {
  readonly label: string;
  readonly options: readonly RadioOption<K>[];
  readonly value: K | null;
  readonly onChange: (id: K) => void;
}

/** Selects one of a few visible options. */
export function RadioGroup<K extends string>({
  label,
  options,
  onChange,
  ...rest
}: RadioGroupProps<K>): JSX.Element {
  return (
    <AriaGroup {...rest} onChange={(id) => onChange(id as K)} className={fields.field}>
      <Label className={fields.label}>{label}</Label>
      <div className={styles.options}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={choice.choice}>
            <span className={classNames(choice.mark, styles.dot)} />
            <span className={choice.text}>{option.label}</span>
          </Radio>
        ))}
      </div>
    </AriaGroup>
  );
}
