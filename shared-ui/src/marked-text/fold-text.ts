/** A text as it is compared, with the way back to the text as it stands. */
export interface FoldedText {
  readonly text: string;
  /** For each folded letter, where in the original it begins; one more entry for the end. */
  readonly origins: readonly number[];
}

/** Diacritics, soft hyphens and letters without width. */
const UNSEEN = /[\p{Mark}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const SPACE = /\s/u;
/** What decomposition leaves whole, as people type it, and as a search by the server takes it: what that finds is marked. */
const TYPED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/**
 * Folds case and diacritics, spells ligatures out, makes quotes and dashes plain, and makes every run of white space one space (`docs/decisions.md` 72),
 * remembering where each letter came from.
 */
export function foldText(original: string): FoldedText {
  // Put together at the end: to look at the end of a text that grows copies all of it each time.
  const pieces: string[] = [];
  const origins: number[] = [];
  let endsInSpace = false;
  let at = 0;
  for (const letter of original) {
    const folded = SPACE.test(letter) ? ' ' : foldLetter(letter);
    if (folded !== '' && (folded !== ' ' || !endsInSpace)) {
      for (let i = 0; i < folded.length; i += 1) origins.push(at);
      pieces.push(folded);
      endsInSpace = folded.endsWith(' ');
    }
    at += letter.length;
  }
  origins.push(at);
  return { text: pieces.join(''), origins };
}

function foldLetter(letter: string): string {
  if (letter <= '\u007f') return letter.toLowerCase();
  const folded = letter.normalize('NFKD').replaceAll(UNSEEN, '').toLowerCase();
  return TYPED[folded] ?? folded;
}
