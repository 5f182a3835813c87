/**
 * The first text that is not taken: the plain one, then the one with 2, with 3 and so on.
 *
 * @param textWith the text with a numeral; undefined: the plain one
 */
export function firstFree(
  taken: ReadonlySet<string>,
  textWith: (numeral: number | undefined) => string,
): string {
  const plain = textWith(undefined);
  if (!taken.has(plain)) return plain;
  for (let numeral = 2; ; numeral += 1) {
    const text = textWith(numeral);
    if (!taken.has(text)) return text;
  }
}
