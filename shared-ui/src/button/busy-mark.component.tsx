import type { JSX } from 'react';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './button.module.css';

/**
 * Covers a busy button's content. The content stays in place, so that the button keeps its size and
 * name.
 */
export function BusyMark({ label }: { readonly label: string | undefined }): JSX.Element {
  return (
    <span className={styles.busy}>
      <Spinner label="" size={18} width={2} />
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
