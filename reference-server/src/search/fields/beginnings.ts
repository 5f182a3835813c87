import { wordLexeme } from './lexeme.ts';
import { codeNamed, INDEXED_TEXTS } from './search-fields.ts';

const CODES = new Set(INDEXED_TEXTS.flatMap(({ codes }) => codes));
/** The characters that continue a word after Latin letters. Letters of other alphabets are not mixed with them. */
const NEXT_LETTERS = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/** Fields whose words score more than others. */
const SCORED = ['title', 'authors', 'keywords'].map(codeNamed);

/** The term that lexemes are compared with: a whole lexeme, or the beginning of some. */
export interface LexemePart {
  readonly lexeme: string;
  readonly isWhole: boolean;
}

/** Whether all lexemes of a field begin with some letters, as `t:max` and `t=max` do with `t`. */
function beginsCode(code: string, letters: string): boolean {
  return code === '' && [...CODES].some((each) => each.startsWith(letters));
}

/**
 * The lexemes of words that begin with some letters. Lexemes of fields are in the same vector: where they begin with
 * these letters, each next letter is a part of its own.
 */
export function beginningsOf(code: string, letters: string): LexemePart[] {
  const lexeme = wordLexeme(code, letters);
  if (!beginsCode(code, letters)) return [{ lexeme, isWhole: false }];
  const longer = NEXT_LETTERS.flatMap((letter) => beginningsOf(code, letters + letter));
  return [{ lexeme, isWhole: true }, ...longer];
}

/** The beginnings of {@link beginningsOf} that score; where there would be many, those of fields that score most. */
export function scoredBeginnings(code: string, letters: string): string[] {
  if (!beginsCode(code, letters)) return [wordLexeme(code, letters)];
  return SCORED.map((field) => wordLexeme(field, letters));
}
