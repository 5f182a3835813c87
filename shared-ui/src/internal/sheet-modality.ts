import { ancestry, makeInertOutside } from './inert-outside.ts';

/** Makes one element of the page modal, or not; the wish can change at any time. */
export interface SheetModality {
  /**
   * Makes the element modal, or non-modal: at once, or as soon as no other modal element covers it.
   */
  want(isModal: boolean): void;
  /** Undoes its changes at once. */
  end(): void;
}

/**
 * Controls the modality of a sheet that can change while a dialog is open above it (the window is
 * resized). The dialog was first: it stays usable, and the page beneath stays inert until it
 * closes.
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
