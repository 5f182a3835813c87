/** Unicode isolates, which set the base direction of a run of text. */
const ISOLATES: Readonly<Record<string, string>> = { rtl: '\u2067', ltr: '\u2066' };
const END = '\u2069';
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Left-to-right letters, and digits, whose position depends on the direction around them. */
const LEFT_TO_RIGHT =
  /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])[\p{L}\p{N}]/u;
/** Punctuation at the start or end, which changes sides with the direction. */
const OPEN_END = /^[^\p{L}\p{M}\p{N}]|[^\p{L}\p{M}\p{N}]$/u;

/** Whether a text renders differently in a left-to-right line than in this direction. */
function needsDirection(text: string, direction: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return direction === 'rtl' && OPEN_END.test(text);
  return LEFT_TO_RIGHT.test(text) || OPEN_END.test(text);
}

/**
 * Marks a line of metadata with the direction of its element, else of the package. The marks are part of the
 * text, so that every list, heading and mail renders it; searching and sorting ignore them. A text that
 * renders the same in both directions is unchanged.
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
