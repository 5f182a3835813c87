import { Notice } from '@leeszaal/shared-ui/notice';
import { type ReactNode, useId } from 'react';
import styles from '../libraries.module.css';

interface ChoiceGroupProps {
  readonly label: string;
  readonly hint?: string;
  /** The fault of the choice. */
  readonly error: string | undefined;
  /** The checkboxes. */
  readonly children: ReactNode;
}

/** Several checkboxes under a label, with the message of all. */
export function ChoiceGroup({ label, hint, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : id}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
      {error !== undefined && (
        <div id={id}>
          <Notice tone="danger" variant="inline">
            {error}
          </Notice>
        </div>
      )}
    </fieldset>
  );
}
