const WORDS =
  'lamp paper shelf reader quiet letter ink page cover margin table index window river stone'.split(
    ' ',
  );

/** Sentences of eleven words; the same for the same random numbers. */
export function sentences(random: () => number, count: number): string[] {
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  return [...Array(count)].map(() => `${[...Array(11)].map(word).join(' ')}.`);
}
