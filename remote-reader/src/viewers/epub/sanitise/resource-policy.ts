import { readOutsideAddress } from '../../security/outside-address.ts';

/** The references that a file may have: methods return an absolute address, or undefined. */
export interface ResourcePolicy {
  /** Of a picture, sound, film or font. */
  readResource(address: string): string | undefined;
  readSheet(address: string): string | undefined;
  /** Of a link; without the licence key, which only loaded files need. */
  readLink(address: string): string | undefined;
}

/** Embedded pictures, sounds and fonts, but no documents. */
const DATA =
  /^data:(?:image|font|audio|video|application\/(?:x-)?font|application\/vnd\.ms-fontobject)/i;

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  return url.href;
}

/**
 * The policy of a file: only files of its document's folder (`docs/decisions.md` 76), not others of the
 * server.
 *
 * @param base address of the file
 * @param root address of the document's folder, ending in a slash
 */
export function createResourcePolicy(base: string, root: string): ResourcePolicy {
  // A reference within the same file would keep the query.
  const [bare = base] = base.split(/[?#]/, 1);
  const absolute = (address: string): string =>
    URL.canParse(address.trim(), bare) ? new URL(address.trim(), bare).href : '';
  const own = (address: string): string | undefined => {
    const url = absolute(address);
    return url.startsWith(root) ? url : undefined;
  };
  return {
    readResource: (address) => (DATA.test(address.trim()) ? address.trim() : own(address)),
    readSheet: own,
    readLink(address) {
      const url = absolute(address);
      if (url.startsWith(root)) return withoutQuery(url);
      const outside = readOutsideAddress(url);
      // Other addresses of the server are off limits.
      const sameServer = outside !== undefined && new URL(outside).origin === new URL(root).origin;
      return sameServer ? undefined : outside;
    },
  };
}

/** Whether an address refers to the same segment, such as a gradient. */
export const isFragment = (address: string): boolean => address.trim().startsWith('#');
