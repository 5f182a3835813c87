import { useSession } from '@leeszaal/remote-kit/react';
import { hasRole } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import styles from './selection.module.css';
import { type SelectedResult, selectionKey, toggleResult } from './selection.ts';
import { selectionAtom } from './selection-atom.ts';

/** The checkbox of a result, for the user role (`docs/behaviour.md` C 6). */
export function SelectResult({ connection, id, title }: SelectedResult) {
  const { t } = useLingui();
  const { role } = useSession();
  const [selection, setSelection] = useAtom(selectionAtom);
  if (!hasRole(role, 'user')) return null;
  const result = { connection, id, title };
  return (
    <Checkbox
      className={styles.box}
      aria-label={t`Select ${title}`}
      isSelected={selection.has(selectionKey(result))}
      onChange={() => setSelection(toggleResult(selection, result))}
    />
  );
}
