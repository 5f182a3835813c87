import { type CSSProperties, type JSX, useId } from 'react';
import fields from '../field/field.module.css';
import { useLocale } from '../locale/index.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  readonly value?: number;
  /** Default: 0. */
  readonly minValue?: number;
  /** Default: 100. */
  readonly maxValue?: number;
  /** The value in words; the default is a percentage. */
  readonly valueLabel?: string | undefined;
  /** Its end is not known. */
  readonly isIndeterminate?: boolean;
}

/** The progress of a task. `valueLabel` gives it in words; the default is a percentage. */
export function ProgressBar({
  label,
  value = 0,
  minValue = 0,
  maxValue = 100,
  valueLabel,
  isIndeterminate = false,
}: ProgressBarProps): JSX.Element {
  const id = useId();
  const locale = useLocale();
  const now = Math.max(minValue, Math.min(value, maxValue));
  const part = maxValue > minValue ? (now - minValue) / (maxValue - minValue) : 0;
  const text = valueLabel ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(part);
  const known = !isIndeterminate && { 'aria-valuenow': now, 'aria-valuetext': text };
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      {...known}
      className={styles.progress}
    >
      <div className={styles.head}>
        <span id={id} className={fields.label}>
          {label}
        </span>
        {!isIndeterminate && <span className={styles.value}>{text}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={styles.fill}
          data-indeterminate={isIndeterminate || undefined}
          style={{ '--_part': `${part * 100}%` } as CSSProperties}
        />
      </div>
    </div>
  );
}
