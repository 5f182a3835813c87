import type { JSX, ReactNode } from 'react';
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from 'react-aria-components/Switch';
import choice from '../field/choice.module.css';
import { classNames } from '../internal/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string | undefined;
}

/** An on/off control with immediate effect. For a value that is saved later use `Checkbox`. */
export function Switch({ children, description, className, ...rest }: SwitchProps): JSX.Element {
  return (
    <AriaSwitch {...rest} className={classNames(choice.choice, className)}>
      <span className={classNames(choice.mark, styles.track)} />
      <span className={choice.text}>
        {children}
        {description !== undefined && <span className={choice.description}>{description}</span>}
      </span>
    </AriaSwitch>
  );
}
