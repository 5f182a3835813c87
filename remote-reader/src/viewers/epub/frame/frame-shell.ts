import { TYPEFACE_FILES } from '../look/typefaces.ts';
import { epubPolicy } from '../sanitise/epub-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Signs that would end a source in a policy. */
const source = (root: string) => root.replaceAll(';', '%3B').replaceAll(',', '%2C');

/**
 * The policy of a segment's frame: nothing runs, nothing is sent, and what is loaded comes from the
 * document's own folder (`docs/decisions.md` 76), but for the typefaces that a person may choose,
 * each by its address. A second wall behind the sanitiser. Style sheets
 * are made by script, which no policy speaks of.
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
 * The empty page of a frame: a policy, and nothing else.
 *
 * @param root address of the document's folder, ending in a slash
 */
export function frameShell(root: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escaped(framePolicy(root))}">`;
  return epubPolicy().createHTML(`<!doctype html><html><head>${policy}</head><body></body></html>`);
}
