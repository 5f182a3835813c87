import { readOutsideAddress } from '../../security/outside-address.ts';

/** The target of a link. */
export type PageLink =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'outside'; readonly url: string };

/** The page of a link `{n}.pdf` in contents and cut pages (`docs/decisions.md` 70). */
export function pageOfLink(link: string): number | undefined {
  const page = Number(/^(?:\.\/)?(\d{1,9})\.pdf(?:[?#].*)?$/i.exec(link.trim())?.[1]);
  return page >= 1 ? page : undefined;
}

/** The link to a page, as {@link pageOfLink} reads it. */
export const linkOfPage = (page: number): string => `${page}.pdf`;

/** The target of an address in a page: a page or an outside address; undefined for any other. */
export function readPageLink(address: string): PageLink | undefined {
  const page = pageOfLink(address);
  if (page !== undefined) return { kind: 'page', page };
  const url = readOutsideAddress(address);
  return url === undefined ? undefined : { kind: 'outside', url };
}
