/*
 * The style sheets of the embed. The build makes each sheet a call of `addSheet` (`sheet-loader.ts` of tooling), also
 * those of code that loads later. Constructed sheets are exempt from a page's policy, and no sheet is in the page.
 */

/** Texts whose sheets are made when a shadow root needs them: a server that renders pages has no style sheets. */
const texts: string[] = [];
const sheets: CSSStyleSheet[] = [];
/** How many readers a shadow root has: one may still give its loan back when the next begins. */
const users = new Map<ShadowRoot, number>();

/** Adds a style sheet to the shadow roots of all elements, now and later. */
export function addSheet(css: string): void {
  texts.push(css);
  if (users.size === 0) return;
  const made = makeSheets();
  for (const root of users.keys()) root.adoptedStyleSheets.push(...made);
}

/** Makes the sheets of all texts that have none. */
function makeSheets(): CSSStyleSheet[] {
  const made = texts.splice(0).map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  sheets.push(...made);
  return made;
}

/** Gives a shadow root the style sheets. Returns how to take them back, once. */
export function adoptSheets(root: ShadowRoot): () => void {
  const before = users.get(root) ?? 0;
  users.set(root, before + 1);
  if (before === 0) {
    makeSheets();
    root.adoptedStyleSheets = [...sheets];
  }
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
