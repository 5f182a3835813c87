import type { JSX, MouseEvent, ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import styles from './choice.module.css';

interface ChoiceLabelProps {
  readonly className?: string | undefined;
  /** The native control, then its mark and text. */
  readonly children: ReactNode;
}

/**
 * Focuses the pressed control. Browsers focus what is around a pressed label, and Safari also what is around a pressed
 * checkbox: a panel that closes without focus would be gone before the click.
 */
function focusControl(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault();
  event.currentTarget.control?.focus({ preventScroll: true });
}

/** The label around a checkbox, radio button or switch. */
export function ChoiceLabel({ className, children }: ChoiceLabelProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its children have the control.
    <label className={classNames(styles.choice, className)} onMouseDown={focusControl}>
      {children}
    </label>
  );
}
