import type { JSX, ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaProps,
} from 'react-aria-components/Checkbox';
import choice from '../field/choice.module.css';
import { CheckIcon, Icon } from '../icon/index.ts';
import { classNames } from '../internal/class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render'> {
  /** The text beside the box; without it pass an `aria-label`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A checkbox. */
export function Checkbox({ children, className, ...rest }: CheckboxProps): JSX.Element {
  return (
    <AriaCheckbox {...rest} className={classNames(choice.choice, className)}>
      {({ isSelected }) => (
        <>
          <span className={classNames(choice.mark, styles.box)}>
            {isSelected && <Icon of={CheckIcon} size="xs" className={styles.tick} />}
          </span>
          {children !== undefined && <span className={choice.text}>{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
