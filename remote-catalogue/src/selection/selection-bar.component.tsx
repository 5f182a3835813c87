import { Button } from '@leeszaal/shared-ui/button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { CiteButton } from '../citing/cite-button.component.tsx';
import { AddToShelfButton } from '../own-shelves/add-to-shelf-button.component.tsx';
import styles from './selection.module.css';
import { EMPTY_SELECTION, type Selection, toShelfItem, withoutAdded } from './selection.ts';
import { selectionAtom } from './selection-atom.ts';

/**
 * The number of selected results, and their actions. Results that were added to a shelf are deselected; failed ones
 * stay selected (`docs/decisions.md` 41).
 */
export function SelectionBar() {
  const { t } = useLingui();
  const [selection, setSelection] = useAtom(selectionAtom);
  const bar = useRef<HTMLElement>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    // The buttons are removed with the last selected result; the bar takes their focus.
    if (selection.size > 0 || !isUsed.current) return;
    isUsed.current = false;
    bar.current?.focus({ preventScroll: true });
  }, [selection]);
  const leave = (left: (current: Selection) => Selection) => {
    isUsed.current = true;
    setSelection(left);
  };
  return (
    <section ref={bar} tabIndex={-1} className={styles.bar} aria-label={t`Selection`}>
      <p role="status" className={styles.count}>
        {selection.size > 0 && (
          <Plural value={selection.size} one="# result selected" other="# results selected" />
        )}
      </p>
      {selection.size > 0 && (
        <>
          <AddToShelfButton
            isLabelled
            label={t`Add selection to shelf`}
            candidates={[...selection.values()].map((result) => ({
              item: toShelfItem(result),
              name: result.title,
            }))}
            onAdded={(added) => leave((current) => withoutAdded(current, added))}
          />
          <CiteButton isLabelled label={t`Cite selection`} records={[...selection.values()]} />
          <Button size="sm" variant="link" onPress={() => leave(() => EMPTY_SELECTION)}>
            <Trans>Clear selection</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
