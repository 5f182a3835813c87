import { epubPolicy } from '../sanitise/epub-policy.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Signs that would end a source in a policy. */
const source = (root: string) => root.replaceAll(';', '%3B').replaceAll(',', '%2C');

/**
 * The policy of a segment's frame: nothing runs, nothing is sent, and what is loaded comes from the
 * document's own folder (`docs/decisions.md` 76). A second wall behind the sanitiser.
 */
export function framePolicy(root: string): string {
  const own = source(root);
  return [
    "default-src 'none'",
    `img-src ${own} data:`,
    `media-src ${own} data:`,
    `font-src ${own} data:`,
    `style-src ${own} 'unsafe-inline'`,
    "form-action 'none'",
  ].join('; ');
}

/**
 * The empty page of a frame: a policy and a base address, nothing else.
 *
 * @param address of the segment
 * @param root address of the document's folder, ending in a slash
 */
export function frameShell(address: string, root: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escaped(framePolicy(root))}">`;
  const base = `<base href="${escaped(address)}">`;
  const markup = `<!doctype html><html><head><meta charset="utf-8">${policy}${base}</head><body></body></html>`;
  return epubPolicy().createHTML(markup);
}
