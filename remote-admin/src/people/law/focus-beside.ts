/**
 * Prepares to move the focus from an item that is about to leave a list: to the next item, else the previous one, else
 * what follows the list. A focus that is elsewhere stays there.
 *
 * @returns moves the focus; call it when the item is gone
 */
export function focusBeside(item: HTMLElement | null): () => void {
  const beside =
    item?.nextElementSibling ??
    item?.previousElementSibling ??
    item?.parentElement?.nextElementSibling;
  const { activeElement, body } = document;
  const isHere = activeElement === body || item?.contains(activeElement);
  return () => {
    if (isHere && beside instanceof HTMLElement) beside.focus();
  };
}
