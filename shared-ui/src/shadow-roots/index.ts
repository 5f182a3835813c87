import { enableShadowDOM } from 'react-stately/private/flags/flags';

/**
 * Makes the components of react-aria (menu, toast, tree) work in shadow roots: without it their presses are lost
 * there. Call it once, before the first of them renders; it has no way back. All other components need nothing.
 */
export function enableShadowRoots(): void {
  enableShadowDOM();
}
