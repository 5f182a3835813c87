import { type JSX, type ReactNode, useState } from 'react';
import choice from '../field/choice.module.css';
import { ChoiceLabel } from '../field/choice-label.component.tsx';
import { CheckIcon, Icon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly isSelected?: boolean | undefined;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly name?: string;
  readonly 'aria-label'?: string;
  /** The text beside the box; without it pass an `aria-label`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A value that is on or off. */
export function Checkbox({
  isSelected,
  defaultSelected = false,
  onChange,
  isDisabled,
  isInvalid = false,
  children,
  className,
  ...rest
}: CheckboxProps): JSX.Element {
  const [isOwn, setOwn] = useState(defaultSelected);
  const isChecked = isSelected ?? isOwn;
  return (
    <ChoiceLabel className={className}>
      <input
        {...rest}
        type="checkbox"
        className={choice.control}
        checked={isChecked}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          setOwn(target.checked);
          onChange?.(target.checked);
        }}
      />
      <span className={classNames(choice.mark, styles.box)}>
        {isChecked && <Icon of={CheckIcon} size="xs" className={styles.tick} />}
      </span>
      {children !== undefined && <span className={choice.text}>{children}</span>}
    </ChoiceLabel>
  );
}
