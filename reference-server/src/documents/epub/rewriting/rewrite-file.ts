import { decodeText } from '../archive/decode-text.ts';
import { markupModeOf } from '../package/markup-mode.ts';
import type { LicensedText } from './licensed-text.ts';
import { rewriteCss } from './rewrite-css.ts';
import { rewriteMarkup } from './rewrite-markup.ts';
import type { RewritingContext } from './rewrite-reference.ts';

/** Whether files of a media type contain references that need a licence key. */
export function isRewritten(mediaType: string): boolean {
  return mediaType === 'text/css' || markupModeOf(mediaType) !== undefined;
}

const XML_DECLARATION = /^\uFEFF?<\?xml\b[^>]*/;
const ENCODING = /\sencoding\s*=\s*(?:"[^"]*"|'[^']*')/;

/** Sets the encoding in the XML declaration. One expression instead of two would take quadratic time on white space. */
function correctEncoding(text: string): string {
  return text.replace(XML_DECLARATION, (declaration) =>
    declaration.replace(ENCODING, ' encoding="utf-8"'),
  );
}

/** Rewrites a file of a book, to be sent as UTF-8. */
export function rewriteFile(
  bytes: Uint8Array,
  mediaType: string,
  context: RewritingContext,
): LicensedText {
  const text = decodeText(bytes);
  if (mediaType === 'text/css') return rewriteCss(text, context);
  return rewriteMarkup(correctEncoding(text), markupModeOf(mediaType) ?? 'xml', context);
}
