const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** The least letters of a word with one error, and with two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** How many typing errors a word of this length may have. */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  if (!/^\p{L}+$/u.test(word) || word.length < ONE_FROM) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/** Every word that one typing error separates from a word: a letter missing, added, replaced, or two exchanged. */
export function oneErrorAway(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}

/**
 * The number of typing errors between two words (Damerau's, without changes of exchanged letters); more than `most` may
 * be any number above it.
 */
export function errorsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAgo: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_each, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (twoAgo[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    twoAgo = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
