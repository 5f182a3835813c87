import { CheckIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type FormEvent, useState } from 'react';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { pageFromInput } from '../viewers/state/page-input.ts';
import { useOfView } from '../viewers/state/use-view.ts';
import styles from './position.module.css';

interface PageInputProps {
  readonly viewer: Viewer;
}

/**
 * The page number, editable, and the printed page number where it differs. The submit button shows while the form has
 * the focus; leaving the form restores the current page (`docs/behaviour.md` R2, R5).
 */
export function PageInput({ viewer }: PageInputProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const shown = useOfView(viewer, (view) => view?.page);
  const pageCount = useOfView(viewer, (view) => view?.pageCount);
  const printed = useOfView(viewer, (view) => view?.pageLabel);
  if (shown === undefined || pageCount === undefined) return null;
  const current = String(shown);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = pageFromInput(typed ?? current, shown, pageCount);
    setTyped(String(page));
    if (page !== shown) viewer.go({ to: 'page', page });
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setTyped(undefined);
  };

  return (
    // Numbers are left-to-right in documents of either direction.
    <form className={styles.page} dir="ltr" onSubmit={submit} onBlur={leave}>
      <input
        className={styles.number}
        aria-label={t`Page`}
        inputMode="numeric"
        autoComplete="off"
        size={Math.max(String(pageCount).length, 2)}
        value={typed ?? current}
        onFocus={(event) => {
          setTyped(current);
          event.currentTarget.select();
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <span className={styles.count}>/ {pageCount}</span>
      {printed !== undefined && (
        <span className={styles.printed} title={t`Printed page number`}>
          ({printed})
        </span>
      )}
      {typed !== undefined && (
        <IconButton type="submit" label={t`Go to page`} icon={CheckIcon} size="sm" />
      )}
    </form>
  );
}
