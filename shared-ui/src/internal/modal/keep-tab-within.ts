import { tabbableIn } from '../tabbable.ts';

const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Of a group of radio buttons the Tab key reaches the checked one only. */
function isReached(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  if (element.checked) return true;
  return !all.some(
    (other) => other instanceof HTMLInputElement && other.checked && other.name === element.name,
  );
}

/** The elements within another one at which the Tab key stops, in order. */
export function tabStopsOf(element: HTMLElement): readonly HTMLElement[] {
  const all = [...tabbableIn(element)].filter(isShown);
  return all.filter((each) => isReached(each, all));
}

/**
 * Handles the Tab key at the first and last stop of an element, so that the focus stays within it.
 *
 * @param focused the focused element
 */
export function keepTabWithin(
  event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>,
  element: HTMLElement,
  focused: Element | null,
): void {
  const stops = tabStopsOf(element);
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtEnd = focused === (event.shiftKey ? first : last);
  const isOnElement = focused === element && event.shiftKey;
  if (first !== undefined && !isAtEnd && !isOnElement) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
