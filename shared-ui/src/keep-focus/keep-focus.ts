/**
 * Keeps the focus near a button that its own press removes: moves it to the surrounding element
 * before it falls back to the body.
 *
 * @param button the button, or an element in its place; an ancestor with `tabIndex={-1}` receives
 * the focus
 */
export function keepFocus(button: Element | null): void {
  button?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
