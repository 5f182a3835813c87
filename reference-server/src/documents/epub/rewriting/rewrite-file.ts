import { decodeText } from '../archive/decode-text.ts';
import { markupModeOf } from '../package/markup-mode.ts';
import type { LicensedText } from './licensed-text.ts';
import { rewriteCss } from './rewrite-css.ts';
import { rewriteMarkup } from './rewrite-markup.ts';
import type { RewritingContext } from './rewrite-reference.ts';

/** Whether files of that media type hold references that need a licence key. */
export function isRewritten(mediaType: string): boolean {
  return mediaType === 'text/css' || markupModeOf(mediaType) !== undefined;
}

/** An XML declaration would contradict the encoding that the text is sent in. */
const ENCODING = /^(\uFEFF?<\?xml\b[^>]*?)\s+encoding\s*=\s*(?:"[^"]*"|'[^']*')/;

/** Rewrites a file of a book; it is sent as UTF-8, whatever it was. */
export function rewriteFile(
  bytes: Uint8Array,
  mediaType: string,
  context: RewritingContext,
): LicensedText {
  const text = decodeText(bytes);
  if (mediaType === 'text/css') return rewriteCss(text, context);
  return rewriteMarkup(
    text.replace(ENCODING, '$1 encoding="utf-8"'),
    markupModeOf(mediaType) ?? 'xml',
    context,
  );
}
