import type { MarkupMode } from '../../../text/scan-markup.ts';

const XML = new Set([
  'application/xhtml+xml',
  'image/svg+xml',
  'application/xml',
  'application/x-dtbook+xml',
]);
const HTML = new Set(['text/html', 'text/x-oeb1-document']);

/** How a file of that media type is read as markup, or undefined when it is none. */
export function markupModeOf(mediaType: string): MarkupMode | undefined {
  if (XML.has(mediaType)) return 'xml';
  return HTML.has(mediaType) ? 'html' : undefined;
}
