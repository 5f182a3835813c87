import { BOOK_DEFAULTS } from '../layout/page-styles.ts';

/** What of a head is shown in the frame: styles. */
const STYLES = 'style, link';

/** Resolves when a style sheet has arrived, or will not. */
const arrived = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });

/**
 * Moves a sanitised segment into the empty page of a frame, node by node: it is never markup again.
 * Resolves when its style sheets are in force.
 */
export async function fillFrame(page: Document, segment: Document): Promise<void> {
  const { documentElement: root, head } = page;
  for (const { name, value } of segment.documentElement.attributes) root.setAttribute(name, value);
  const defaults = page.createElement('style');
  defaults.textContent = BOOK_DEFAULTS;
  head.append(defaults);
  const styles = [...segment.head.querySelectorAll(STYLES)];
  const pending = [...segment.querySelectorAll('link')].map(arrived);
  for (const style of styles) head.append(page.adoptNode(style));
  root.replaceChild(page.adoptNode(segment.body), page.body);
  await Promise.all(pending);
}
