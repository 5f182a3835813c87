import { PDFDict, PDFName, type PDFPageLeaf, PDFString } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { pageAddress } from '../reading/page-address.ts';
import type { PageLink } from '../reading/read-page-links.ts';

/** Actions that are removed: they run, send or open something. */
const REMOVED_ACTIONS = new Set(
  'JavaScript Launch SubmitForm ImportData ResetForm Rendition GoToE GoToR'.split(' ').map(key),
);

/** The number of a page, from 1, and of the pages in its document. */
export interface PagePosition {
  readonly page: number;
  readonly pageCount: number;
}

function namedTarget(name: unknown, { page, pageCount }: PagePosition): number | undefined {
  if (name === key('FirstPage')) return 1;
  if (name === key('LastPage')) return pageCount;
  if (name === key('NextPage')) return Math.min(page + 1, pageCount);
  if (name === key('PrevPage')) return Math.max(page - 1, 1);
  return undefined;
}

function setTarget(annotation: PDFDict, target: number): void {
  const action = annotation.context.obj({ S: 'URI' });
  action.set(key('URI'), PDFString.of(pageAddress(target)));
  annotation.delete(key('Dest'));
  annotation.delete(key('PA'));
  annotation.set(key('A'), action);
}

/**
 * Rewrites the links of a cut page: those to another page of the document become links to the address
 * `{n}.pdf` (`docs/decisions.md` 70). Links to the web stay, other actions are removed.
 */
export function rewritePageLinks(
  page: PDFPageLeaf,
  links: readonly PageLink[],
  position: PagePosition,
): void {
  const targets = new Map(links.map((link) => [link.annotation, link.target]));
  page.delete(key('AA'));
  for (const [index, entry] of (page.Annots()?.asArray() ?? []).entries()) {
    const annotation = page.context.lookup(entry);
    if (!(annotation instanceof PDFDict)) continue;
    annotation.delete(key('AA'));
    const action = annotation.lookup(key('A'));
    const kind = action instanceof PDFDict ? action.lookup(key('S')) : undefined;
    const named =
      action instanceof PDFDict && kind === key('Named')
        ? namedTarget(action.lookup(key('N')), position)
        : undefined;
    const target = targets.get(index) ?? named;
    if (target !== undefined) setTarget(annotation, target);
    else if (kind instanceof PDFName && REMOVED_ACTIONS.has(kind)) annotation.delete(key('A'));
  }
}
