/** What a segment may refer to. */
export interface ResourcePolicy {
  /** Whether a picture, sound, film or font may be loaded from the address. */
  allowsResource(address: string): boolean;
  /** Whether a style sheet may. */
  allowsStyle(address: string): boolean;
  /** The absolute address of a link that may stay, or undefined for a dead one. */
  readLink(address: string): string | undefined;
}

/** Pictures and fonts that a book carries within its text; nothing that could be a document. */
const DATA =
  /^data:(?:image|font|audio|video|application\/(?:x-)?font|application\/vnd\.ms-fontobject)/i;
const LINKS = new Set(['http:', 'https:', 'mailto:']);

/**
 * The policy of one segment: everything comes from the folder of its own document and from nowhere
 * else (`docs/decisions.md` 76), not even from elsewhere on the same server.
 *
 * @param base address of the segment
 * @param root address of the document's folder, ending in a slash
 */
export function createResourcePolicy(base: string, root: string): ResourcePolicy {
  const within = (address: string): boolean => {
    const text = address.trim();
    return URL.canParse(text, base) && new URL(text, base).href.startsWith(root);
  };
  return {
    allowsResource: (address) => within(address) || DATA.test(address.trim()),
    allowsStyle: within,
    readLink(address) {
      const text = address.trim();
      if (!URL.canParse(text, base)) return undefined;
      const url = new URL(text, base);
      const own = url.href.startsWith(root);
      const sameServer = url.origin === new URL(root).origin;
      return own || (LINKS.has(url.protocol) && !sameServer) ? url.href : undefined;
    },
  };
}

/** Whether an address means something within the same segment, such as a gradient. */
export const isFragment = (address: string): boolean => address.trim().startsWith('#');
