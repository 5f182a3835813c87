import { readOutsideAddress } from '../../security/outside-address.ts';

/** Where a link of a page leads. */
export type PageLink =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'outside'; readonly url: string };

/**
 * The page that a link of the document means: `{n}.pdf`, which is what the contents hold and what
 * cutting made of internal links (`docs/decisions.md` 70).
 */
export function pageOfLink(link: string): number | undefined {
  const page = Number(/^(?:\.\/)?(\d{1,9})\.pdf(?:[?#].*)?$/i.exec(link.trim())?.[1]);
  return page >= 1 ? page : undefined;
}

/** The link that means a page. */
export const linkOfPage = (page: number): string => `${page}.pdf`;

/** Where an address in a page leads: a page, an outside address, else nowhere. */
export function readPageLink(address: string): PageLink | undefined {
  const page = pageOfLink(address);
  if (page !== undefined) return { kind: 'page', page };
  const url = readOutsideAddress(address);
  return url === undefined ? undefined : { kind: 'outside', url };
}
