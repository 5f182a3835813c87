import { activeElement } from '../active-element.ts';
import { ancestry } from '../inert-outside.ts';

/** Where the focus came from, the nearest first: one may be gone when it returns. */
export type FocusOrigins = readonly HTMLElement[];

/** By open overlay. */
const known = new WeakMap<Element, FocusOrigins>();
/** Overlays that were closed: what is in them may be in the document for a moment more. */
const closed = new WeakSet<Element>();
/** The origins of veils without a focus of their own, oldest first. */
const veiled: FocusOrigins[] = [];

/**
 * Notes where the focus returns from what an overlay opens, after the element that had it: a menu that closes with its
 * choice opens a dialog.
 */
export function noteOrigins(overlay: Element, origins: FocusOrigins): void {
  known.set(overlay, origins);
  closed.delete(overlay);
}

/** Notes that an overlay closes: the focus does not return into it. */
export function noteClosed(overlay: Element): void {
  closed.add(overlay);
}

/**
 * Notes that a veil takes the focus from where it is and has none itself: a dialog that opens meanwhile, or in its
 * place, returns the focus there. Returns a function that ends this.
 */
export function noteVeil(origins: FocusOrigins): () => void {
  veiled.push(origins);
  return () => void veiled.splice(veiled.indexOf(origins), 1);
}

/** The focused element, and what its overlay has noted. */
export function focusOrigins(): FocusOrigins {
  const focused = activeElement();
  if (focused === null) return veiled.at(-1) ?? [];
  for (const each of ancestry(focused)) {
    const origins = known.get(each);
    if (origins !== undefined) return [focused, ...origins];
  }
  return [focused];
}

/** Returns the focus to the nearest origin that can take it. */
export function returnFocus(origins: FocusOrigins): void {
  const focus = () => origins.find(canTakeFocus)?.focus({ preventScroll: true });
  focus();
  // The same commit may remove what has the focus now.
  queueMicrotask(() => {
    if (activeElement() === null) focus();
  });
}

function canTakeFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest('[inert], :disabled') !== null) return false;
  if (element.checkVisibility?.() === false) return false;
  return ![...ancestry(element)].some((each) => closed.has(each));
}
