/**
 * For a button that goes with its own press: gives the focus to what surrounds it, before it falls to
 * the page and whoever uses the keyboard has to begin there again.
 *
 * @param button the button, or something that stands where it stands; what surrounds it and is to have
 *   the focus has `tabIndex={-1}`
 */
export function keepFocus(button: Element | null): void {
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
