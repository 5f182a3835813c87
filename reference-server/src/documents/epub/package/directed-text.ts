/** Unicode's isolates: they give a run of text a base direction of its own. */
const ISOLATES: Readonly<Record<string, string>> = { rtl: '\u2067', ltr: '\u2066' };
const END = '\u2069';
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Signs at the beginning or the end change their side with the direction. */
const OPEN_END = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;

/**
 * A line of metadata in the direction that its element, else the package, states. The direction travels
 * within the text, so that every list, heading and mail shows it; searching and sorting pass over it.
 * A text that looks the same in either direction stays as it is.
 */
export function directedText(
  text: string,
  own: string | undefined,
  ofPackage: string | undefined,
): string {
  const direction = own ?? ofPackage ?? '';
  const isolate = ISOLATES[direction];
  if (text === '' || isolate === undefined) return text;
  const isMixed = direction === 'rtl' && OPEN_END.test(text);
  return isMixed || RIGHT_TO_LEFT.test(text) ? `${isolate}${text}${END}` : text;
}
