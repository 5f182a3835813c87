import type { CSSProperties, JSX } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaBar,
  type ProgressBarProps as AriaProps,
} from 'react-aria-components/ProgressBar';
import fields from '../field/field.module.css';
import { classNames } from '../internal/class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly className?: string | undefined;
}

/** The progress of a task. `valueLabel` gives it in words; the default is a percentage. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  className,
  ...rest
}: ProgressBarProps): JSX.Element {
  return (
    <AriaBar
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      className={classNames(styles.progress, className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <div className={styles.head}>
              <Label className={fields.label}>{label}</Label>
              {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
            </div>
          )}
          <div className={styles.track}>
            <div
              className={styles.fill}
              data-indeterminate={isIndeterminate || undefined}
              style={{ '--_part': `${percentage ?? 0}%` } as CSSProperties}
            />
          </div>
        </>
      )}
    </AriaBar>
  );
}
