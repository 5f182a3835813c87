import { TYPEFACE_FILES } from '../look/typefaces.ts';
import { epubPolicy } from '../sanitise/epub-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Escapes characters that end a source in a policy. */
const source = (root: string) => root.replaceAll(';', '%3B').replaceAll(',', '%2C');

/**
 * The policy of a segment's frame, a second barrier behind the sanitiser: no scripts, no requests but to the
 * document's own folder (`docs/decisions.md` 76) and for the reader's typefaces. Constructed style sheets are
 * exempt from policies.
 */
export function framePolicy(root: string): string {
  const own = source(root);
  return [
    "default-src 'none'",
    `img-src ${own} data:`,
    `media-src ${own} data:`,
    ['font-src', own, 'data:', ...TYPEFACE_FILES.map(source)].join(' '),
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
