/** A folded text for comparison, with the positions in the original. */
export interface FoldedText {
  readonly text: string;
  /** For each folded letter its index in the original; one more entry for the end. */
  readonly origins: readonly number[];
}

/** Diacritics, soft hyphens and zero-width characters. */
const UNSEEN = /[\p{Mark}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const SPACE = /\s/u;
/**
 * Letters without a decomposition, as people type them. The server's search folds them alike, so
 * that every hit is marked.
 */
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
 * Folds case and diacritics, spells ligatures out, makes quotes and dashes plain, and collapses
 * white space (`docs/decisions.md` 72). Keeps the original index of each letter.
 */
export function foldText(original: string): FoldedText {
  // Joined at the end: to read the end of a growing string copies all of it each time.
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
