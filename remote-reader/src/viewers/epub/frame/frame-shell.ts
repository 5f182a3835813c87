import { TYPEFACE_FILES } from '../look/typefaces.ts';
import { epubPolicy } from '../sanitise/epub-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * An address as the source of a policy: characters that end a source are escaped. A source has no query, which another
 * bundler may give to a file.
 */
export const policySource = (address: string): string =>
  address.replace(/\?.*$/, '').replaceAll(';', '%3B').replaceAll(',', '%2C');

/**
 * The policy of a segment's frame, a second barrier behind the sanitiser: no scripts, no requests but to the
 * document's own folder (`docs/decisions.md` 76) and for the reader's typefaces. Constructed style sheets are
 * exempt from policies.
 */
export function framePolicy(root: string): string {
  const own = policySource(root);
  return [
    "default-src 'none'",
    `img-src ${own} data:`,
    `media-src ${own} data:`,
    ['font-src', own, 'data:', ...TYPEFACE_FILES.map(policySource)].join(' '),
    "form-action 'none'",
  ].join('; ');
}

/**
 * The empty document of a frame.
 *
 * @param root address of the document's folder, ending in a slash
 */
export function frameShell(root: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escaped(framePolicy(root))}">`;
  return epubPolicy.createHTML(`<!doctype html><html><head>${policy}</head><body></body></html>`);
}
