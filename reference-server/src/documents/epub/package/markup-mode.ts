import type { MarkupMode } from '../../../text/scan-markup.ts';

const XML = new Set([
  'application/xhtml+xml',
  'image/svg+xml',
  'application/xml',
  'application/x-dtbook+xml',
]);
const HTML = new Set(['text/html', 'text/x-oeb1-document']);

/** How to parse a file of a media type; undefined when it is no markup. */
export function markupModeOf(mediaType: string): MarkupMode | undefined {
  if (XML.has(mediaType)) return 'xml';
  return HTML.has(mediaType) ? 'html' : undefined;
}
