/**
 * A text without those of its last characters that all fit. Counted back from the end: an expression for
 * "these, and then the end" tries again at each of its characters, which takes a stranger's text of a
 * million of them hours.
 * @param fits whether one character (a UTF-16 code unit) is to go
 */
export function withoutEnd(text: string, fits: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
