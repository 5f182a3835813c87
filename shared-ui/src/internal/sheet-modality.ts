import { ancestry, makeInertOutside } from './inert-outside.ts';

/** Whether only one element of the page is usable, as a wish that can change. */
export interface SheetModality {
  /** Makes the element modal, or no longer so: at once, or when nothing modal is above it any more. */
  want(isModal: boolean): void;
  /** Takes back what it did, at once. */
  end(): void;
}

/**
 * Makes a sheet modal that may become one, or cease to be one, while a dialog stands above it (the
 * window was made narrower or wider): the dialog was there first and stays usable, and what is under it
 * stays out of reach, until it closes.
 */
export function createSheetModality(element: Element, alsoKept: Element): SheetModality {
  let wanted = false;
  let undo: (() => void) | undefined;

  const isCovered = (): boolean =>
    [...ancestry(element)].some((one) => one.matches('[inert], [aria-hidden="true"]'));

  function settle(): void {
    watcher.disconnect();
    if (wanted === (undo !== undefined)) return;
    if (isCovered()) {
      const attributes = { attributes: true, attributeFilter: ['inert', 'aria-hidden'] };
      for (const one of ancestry(element)) watcher.observe(one, attributes);
      return;
    }
    undo?.();
    undo = wanted ? makeInertOutside(element, alsoKept) : undefined;
  }

  const watcher = new MutationObserver(settle);

  return {
    want(isModal) {
      wanted = isModal;
      settle();
    },
    end() {
      watcher.disconnect();
      undo?.();
      undo = undefined;
    },
  };
}
