import { tabbableIn } from '../internal/tabbable.ts';

/**
 * Makes a panel focusable by keyboard while nothing in it is, so that a keyboard can scroll it. Use it as a `ref`.
 */
export function focusablePanel(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  const settle = () => {
    const isAlone = tabbableIn(panel).length === 0;
    if (isAlone === (panel.tabIndex === 0)) return;
    if (isAlone) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  };
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(panel, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'href', 'tabindex'],
  });
  return () => changes.disconnect();
}
