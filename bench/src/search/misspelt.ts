/**
 * A word with two neighbouring letters exchanged.
 *
 * @param known words that neither are the result nor begin with it
 * @throws Error when every exchange gives the beginning of a known word
 */
export function misspelt(word: string, known: readonly string[]): string {
  for (let at = 1; at + 1 < word.length; at += 1) {
    const changed = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (changed !== word && !known.some((other) => other.startsWith(changed))) return changed;
  }
  throw new Error(`Every misspelt "${word}" is a word.`);
}
