/** Replaces placeholders such as `{a}` in a page by unique words. */
export const withWords = (text: string, name: string) =>
  text.replaceAll(/\{([a-z])\}/g, (_, letter: string) => `Q${name}Q${letter}Q`);

/** The unique words in a text, in order. */
export const wordsIn = (text: string): readonly string[] => text.match(/Q[A-Za-z]+Q[a-z]Q/g) ?? [];
