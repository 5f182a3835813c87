import type { CSSProperties, JSX } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaBar,
  type ProgressBarProps as AriaProps,
} from 'react-aria-components/ProgressBar';
import fields from '../field/field.module.css';
import styles from './progress-bar.module.css';

export interface ProgressBarProps
  extends Omit<AriaProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  readonly label: string;
}

/** The progress of a task. `valueLabel` gives it in words; the default is a percentage. */
export function ProgressBar({ label, ...rest }: ProgressBarProps): JSX.Element {
  return (
    <AriaBar {...rest} className={styles.progress}>
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className={styles.head}>
            <Label className={fields.label}>{label}</Label>
            {!isIndeterminate && <span className={styles.value}>{valueText}</span>}
          </div>
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
