/** Letters that have no decomposition, and how people type them in nl, en, de and fr. */
const LETTERS: Readonly<Record<string, string>> = {
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
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

// Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, which are also read without them. In other scripts
// such marks are letters, and stay.
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

// Soft hyphens, joiners, direction marks, and the Arabic stretch: people do not type them.
const INVISIBLE = /[\p{Cf}\u0640]/gu;

const SPACE = /[\s\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu;

const PLAIN = /^[\x20-\x7e]*$/;

/** Characters that can combine with the letter before: marks, invisible signs, parts of Hangul and Kirat Rai. */
const COMBINING =
  '[\\p{M}\\p{Cf}\\u0640\\u1160-\\u11ff\\u3131-\\u3163\\uffa0-\\uffdc\\uff9e\\uff9f\\u{16d63}\\u{16d67}\\u{16d68}]';
/** Plain text, a space, or a letter with what combines with it: folded apart and joined, they are the folded text. */
const PORTIONS = new RegExp(`[\\x20-\\x7e]+(?!${COMBINING})|\\s|[\\s\\S]${COMBINING}*`, 'gu');

function foldPortion(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(SPACE, ' ')
    .normalize('NFC');
}

/**
 * The form in which texts are compared: lower case, without diacritics, ligatures spelled out, quotes and dashes
 * plain, white space collapsed (`docs/decisions.md` 72). Punctuation stays; ä, ö and ü become a, o and u (for ae, oe
 * and ue see {@link spellOut}). Folding a folded text changes nothing.
 *
 * The search indexes and queries this form, and readers see their hits marked by it. After a change every database
 * needs a new index: raise `INDEX_VERSION` of the server, and fold `document_texts` again in a migration.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return foldPortion(text).trim();
}

/** A folded text with the positions in the original. */
export interface FoldedText {
  /** As {@link foldText} returns it. */
  readonly text: string;
  /** For each UTF-16 unit of `text` the index of its letter in the original; one more entry for the end. */
  readonly origins: readonly number[];
}

/**
 * Folds a text and keeps where each letter comes from.
 *
 * @param write changes the original first, letter by letter, such as {@link spellOut}
 */
export function foldLetters(text: string, write = (letters: string) => letters): FoldedText {
  const units: string[] = [];
  const origins: number[] = [];
  for (const { index, 0: portion } of text.matchAll(PORTIONS)) {
    const isPlain = PLAIN.test(portion);
    const folded = isPlain ? portion.toLowerCase() : foldPortion(write(portion));
    for (let at = 0; at < folded.length; at += 1) {
      const unit = folded.charAt(at);
      if (unit === ' ' && (units.at(-1) ?? ' ') === ' ') continue;
      units.push(unit);
      origins.push(isPlain ? index + at : index);
    }
  }
  // The origin of a space at the end is the end of what is left.
  if (units.at(-1) === ' ') units.pop();
  else origins.push(text.length);
  return { text: units.join(''), origins };
}

const UMLAUT = /[äöü]/giu;
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The text in NFC, with ä, ö and ü written as ae, oe and ue. */
export function spellOut(text: string): string {
  return text.normalize('NFC').replace(UMLAUT, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
}
