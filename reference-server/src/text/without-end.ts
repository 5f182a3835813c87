/**
 * Trims matching characters (UTF-16 code units) from the end of a text, in linear time: a regular expression
 * with `$` would be quadratic on hostile text.
 */
export function withoutEnd(text: string, matches: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && matches(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
