import { type JSX, type ReactNode, useState } from 'react';
import choice from '../field/choice.module.css';
import { ChoiceLabel } from '../field/choice-label.component.tsx';
import { classNames } from '../internal/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string | undefined;
}

/** An on/off control with immediate effect. For a value that is saved later use `Checkbox`. */
export function Switch({
  isSelected,
  defaultSelected = false,
  onChange,
  isDisabled,
  children,
  description,
  className,
}: SwitchProps): JSX.Element {
  const [isOwn, setOwn] = useState(defaultSelected);
  const isOn = isSelected ?? isOwn;
  return (
    <ChoiceLabel className={className}>
      <input
        type="checkbox"
        role="switch"
        className={choice.control}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => {
          setOwn(target.checked);
          onChange?.(target.checked);
        }}
      />
      <span className={classNames(choice.mark, styles.track)} />
      <span className={choice.text}>
        {children}
        {description !== undefined && <span className={choice.description}>{description}</span>}
      </span>
    </ChoiceLabel>
  );
}
