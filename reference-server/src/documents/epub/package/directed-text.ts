/** Unicode's isolates: they give a run of text a base direction of its own. */
const ISOLATES: Readonly<Record<string, string>> = { rtl: '\u2067', ltr: '\u2066' };
const END = '\u2069';
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Letters of the other direction, and digits, which take their place from the direction around them. */
const LEFT_TO_RIGHT =
  /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])[\p{L}\p{N}]/u;
/** Signs at the beginning or the end change their side with the direction. */
const OPEN_END = /^[^\p{L}\p{M}\p{N}]|[^\p{L}\p{M}\p{N}]$/u;

/** Whether a text looks different in a line from left to right than in one of this direction. */
function needsDirection(text: string, direction: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return direction === 'rtl' && OPEN_END.test(text);
  return LEFT_TO_RIGHT.test(text) || OPEN_END.test(text);
}

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
  if (isolate === undefined || !needsDirection(text, direction)) return text;
  return `${isolate}${text}${END}`;
}
