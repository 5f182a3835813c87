/*
 * The style sheets of the embed. The build makes each sheet a call of `addSheet` (`sheet-loader.ts` of tooling), also
 * those of code that loads later. Constructed sheets are exempt from a page's policy, and no sheet is in the page.
 */

const sheets: CSSStyleSheet[] = [];
/** How many readers a shadow root has: one may still give its loan back when the next begins. */
const users = new Map<ShadowRoot, number>();

/** Adds a style sheet to the shadow roots of all elements, now and later. */
export function addSheet(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of users.keys()) root.adoptedStyleSheets.push(sheet);
}

/** Gives a shadow root the style sheets. Returns how to take them back, once. */
export function adoptSheets(root: ShadowRoot): () => void {
  const before = users.get(root) ?? 0;
  users.set(root, before + 1);
  if (before === 0) root.adoptedStyleSheets = [...sheets];
  return () => {
    const left = (users.get(root) ?? 1) - 1;
    if (left > 0) {
      users.set(root, left);
      return;
    }
    users.delete(root);
    root.adoptedStyleSheets = [];
  };
}
