import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable } from './book-table.ts';

const LATIN: readonly (readonly string[])[] = [
  [
    'Dutch',
    '26 letters, a to z',
    '*ij* as i and j; in directories as y. Accents and the diaeresis (*coëfficiënt*) are ignored.',
  ],
  [
    'English',
    '26 letters, a to z',
    'Marks on loan words are ignored. *Mc* is nowadays filed as it stands.',
  ],
  [
    'German',
    '26 letters, ä ö ü ß',
    'In dictionaries ä is a; in lists of names ae, oe, ue. ß is ss.',
  ],
  [
    'French',
    '26 letters, œ æ, à â ç é è ê ë î ï ô ù û ü ÿ',
    'Marks decide only between words that are otherwise the same. œ is oe.',
  ],
  [
    'Spanish',
    '27 letters, with ñ after n',
    'ch and ll were letters until 1994. Accents are ignored.',
  ],
  ['Portuguese', '26 letters, ã õ ç á â à é ê í ó ô ú', 'Marks are ignored.'],
  ['Italian', '21 letters; j k w x y in loan words', 'Marks are ignored.'],
  ['Catalan', '26 letters, ç, l·l', 'The raised point is ignored.'],
  ['Danish, Norwegian', '29 letters, ending in æ ø å', 'aa is filed as å in names, at the end.'],
  ['Swedish', '29 letters, ending in å ä ö', 'w was filed as v until 2006.'],
  ['Finnish', '29 letters, ending in å ä ö', 'w as v.'],
  [
    'Icelandic',
    '32 letters: á after a, ð after d, þ æ ö at the end',
    'c q w z only in names. Persons under the first name.',
  ],
  ['Polish', '32 letters: ą after a, ć ę ł ń ó ś ź ż', 'Each is a letter by itself.'],
  [
    'Czech',
    'č ř š ž are letters; ch comes after h',
    'á ď é ě í ň ó ť ú ů ý are filed with their plain letters.',
  ],
  [
    'Hungarian',
    'cs dz dzs gy ly ny sz ty zs are letters; ö ő, ü ű',
    'Short and long vowels together. Surname first.',
  ],
  ['Romanian', '31 letters: ă â î ș ț', 'Each after its plain letter.'],
  ['Croatian', '30 letters: č ć dž đ lj nj š ž', 'Two signs may be one letter.'],
  [
    'Turkish',
    '29 letters: ç ğ ı i ö ş ü',
    'ı without a dot stands before i with one, and their capitals are I and İ.',
  ],
  ['Welsh', 'ch dd ff ng ll ph rh th are letters', 'ng comes after g.'],
  ['Estonian', 'š z ž after s; õ ä ö ü at the end', ''],
];

const GREEK: readonly (readonly string[])[] = [
  ['Α α', 'alpha', 'a', 'a'],
  ['Β β', 'beta', 'b', 'v'],
  ['Γ γ', 'gamma', 'g; n before γ κ ξ χ', 'g, gh'],
  ['Δ δ', 'delta', 'd', 'd'],
  ['Ε ε', 'epsilon', 'e', 'e'],
  ['Ζ ζ', 'zeta', 'z', 'z'],
  ['Η η', 'eta', 'ē', 'i'],
  ['Θ θ', 'theta', 'th', 'th'],
  ['Ι ι', 'iota', 'i', 'i'],
  ['Κ κ', 'kappa', 'k, c', 'k'],
  ['Λ λ', 'lambda', 'l', 'l'],
  ['Μ μ', 'mu', 'm', 'm'],
  ['Ν ν', 'nu', 'n', 'n'],
  ['Ξ ξ', 'xi', 'x', 'x'],
  ['Ο ο', 'omicron', 'o', 'o'],
  ['Π π', 'pi', 'p', 'p'],
  ['Ρ ρ', 'rho', 'r, rh', 'r'],
  ['Σ σ ς', 'sigma', 's', 's'],
  ['Τ τ', 'tau', 't', 't'],
  ['Υ υ', 'upsilon', 'y; u in diphthongs', 'i'],
  ['Φ φ', 'phi', 'ph', 'f'],
  ['Χ χ', 'chi', 'ch', 'ch, h'],
  ['Ψ ψ', 'psi', 'ps', 'ps'],
  ['Ω ω', 'omega', 'ō', 'o'],
];

const RUSSIAN: readonly (readonly string[])[] = [
  ['А а', 'a', 'a', 'a', 'a', 'a'],
  ['Б б', 'b', 'b', 'b', 'b', 'b'],
  ['В в', 'v', 'v', 'w', 'v', 'v'],
  ['Г г', 'g', 'g', 'g', 'g, gu', 'g'],
  ['Д д', 'd', 'd', 'd', 'd', 'd'],
  ['Е е', 'e', 'e', 'e, je', 'e, ie', 'e, je'],
  ['Ё ё', 'ë', 'ë', 'jo', 'io', 'jo'],
  ['Ж ж', 'ž', 'zh', 'sch', 'j', 'zj'],
  ['З з', 'z', 'z', 's', 'z', 'z'],
  ['И и', 'i', 'i', 'i', 'i', 'i'],
  ['Й й', 'j', 'ĭ', 'i, j', 'ï, y', 'j'],
  ['К к', 'k', 'k', 'k', 'k', 'k'],
  ['Л л', 'l', 'l', 'l', 'l', 'l'],
  ['М м', 'm', 'm', 'm', 'm', 'm'],
  ['Н н', 'n', 'n', 'n', 'n', 'n'],
  ['О о', 'o', 'o', 'o', 'o', 'o'],
  ['П п', 'p', 'p', 'p', 'p', 'p'],
  ['Р р', 'r', 'r', 'r', 'r', 'r'],
  ['С с', 's', 's', 's, ss', 's, ss', 's'],
  ['Т т', 't', 't', 't', 't', 't'],
  ['У у', 'u', 'u', 'u', 'ou', 'oe'],
  ['Ф ф', 'f', 'f', 'f', 'f', 'f'],
  ['Х х', 'h', 'kh', 'ch', 'kh', 'ch'],
  ['Ц ц', 'c', 'ts', 'z', 'ts', 'ts'],
  ['Ч ч', 'č', 'ch', 'tsch', 'tch', 'tsj'],
  ['Ш ш', 'š', 'sh', 'sch', 'ch', 'sj'],
  ['Щ щ', 'ŝ', 'shch', 'schtsch', 'chtch', 'sjtsj'],
  ['Ъ ъ', 'ʺ', 'ʺ', '', '', ''],
  ['Ы ы', 'y', 'y', 'y', 'y', 'y'],
  ['Ь ь', 'ʹ', 'ʹ', '', '', ''],
  ['Э э', 'è', 'ė', 'e', 'e', 'e'],
  ['Ю ю', 'û', 'iu', 'ju', 'iou', 'joe'],
  ['Я я', 'â', 'ia', 'ja', 'ia', 'ja'],
];

/** Chapter 28: alphabets, and Greek and Russian in Latin letters. */
export const alphabetDirectives: Readonly<Record<string, Directive>> = {
  'latin-alphabets': (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Language', share: 1.1 },
        { title: 'Letters', share: 2 },
        { title: 'For filing', share: 2.6 },
      ],
      rows: LATIN,
      groups: 1,
    }),
  greek: (setter) =>
    bookTable(setter, {
      columns: ['Letter', 'name', 'classical', 'modern'].map((title, at) => ({
        title,
        share: at === 2 ? 1.8 : 1,
      })),
      rows: GREEK,
      groups: 6,
    }),
  russian: (setter) =>
    bookTable(setter, {
      columns: ['Letter', 'international', 'English libraries', 'German', 'French', 'Dutch'].map(
        (title) => ({ title, share: 1 }),
      ),
      rows: RUSSIAN,
      groups: 6,
    }),
};
