/** Letters that decomposition leaves whole, and how people type them in nl, en, de and fr. */
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

// Combining marks of the scripts that are read without them as well: Latin, Greek, Cyrillic, Hebrew,
// Arabic. Those of other scripts are letters there and stay.
const MARKS =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

// Soft hyphens, joiners, direction marks, and the Arabic stretch: nobody types them.
const INVISIBLE = /[\p{Cf}\u0640]/gu;

const PLAIN = /^[\x20-\x7e]*$/;

const SPACE = /[\s\p{Cc}\p{Cs}\p{Co}\p{Cn}]+/gu;

/**
 * The form in which texts are compared: lower case, without diacritics, ligatures spelled out, quotes
 * and dashes plain, white space collapsed. Punctuation stays. Folding a folded text changes nothing.
 * Everything that is indexed and everything that is searched for goes through here; ä, ö and ü become
 * a, o and u (the spelling with an e is an extra form, see `spellings`).
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(SPACE, ' ')
    .trim()
    .normalize('NFC');
}
