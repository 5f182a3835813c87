import { readOutsideAddress } from '../../security/outside-address.ts';

/** What a segment or a style sheet may refer to; addresses come back absolute, or not at all. */
export interface ResourcePolicy {
  /** Of a picture, sound, film or font. */
  readResource(address: string): string | undefined;
  /** Of a style sheet. */
  readSheet(address: string): string | undefined;
  /** Of a link; without the licence key, which only what a frame loads by itself needs. */
  readLink(address: string): string | undefined;
}

/** Pictures, sounds and fonts that a book carries within its text; nothing that could be a document. */
const DATA =
  /^data:(?:image|font|audio|video|application\/(?:x-)?font|application\/vnd\.ms-fontobject)/i;

function withoutQuery(address: string): string {
  const url = new URL(address);
  url.search = '';
  return url.href;
}

/**
 * The policy of one file: everything comes from the folder of its own document and from nowhere else
 * (`docs/decisions.md` 76), not even from elsewhere on the same server.
 *
 * @param base address of the file
 * @param root address of the document's folder, ending in a slash
 */
export function createResourcePolicy(base: string, root: string): ResourcePolicy {
  // A reference to a place in the same file would take the query of its address over.
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
      // Whatever else the server answers is no business of a book.
      const sameServer = outside !== undefined && new URL(outside).origin === new URL(root).origin;
      return sameServer ? undefined : outside;
    },
  };
}

/** Whether an address means something within the same segment, such as a gradient. */
export const isFragment = (address: string): boolean => address.trim().startsWith('#');
