import { wordsOf } from '../../../text/words.ts';
import { TYPED_ISBN_HERE } from '../../fields/isbn-forms.ts';
import { ISBN_FIELD, type SearchField } from '../../fields/search-fields.ts';
import { plainQuotes } from '../split-quotes.ts';
import { fieldOfTypedName } from './field-names.ts';
import { operatorWordsOf } from './operator-words.ts';
import { pairQuotes } from './pair-quotes.ts';
import type { Span, Unread } from './query-node.contract.ts';

/** A part of a query. */
export type Token = Span & { readonly text: string } & (
    | { readonly kind: 'words' | 'phrase' | 'or' | 'not' | 'minus' | 'open' | 'close' }
    | {
        /** Its value follows: words, a phrase or `open`. */
        readonly kind: 'field';
        readonly field: SearchField;
        /** Whether a space is beside the colon, as in the title *Place: New Poems*. */
        readonly isSpaced: boolean;
      }
  );

const SPACES = /\s+/y;
const CHUNK = /[^\s"()]+/y;
const FIELD = /([\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,30})\s?[:：]\s?/uy;
/** A minus excludes what follows at once; two are a dash. */
const MINUS = /-(?=["(]|[*?]*[\p{L}\p{N}])/uy;
const UNKNOWN_FIELD = /^\p{L}[\p{L}\p{M}-]+[:：](?=[\p{L}\p{N}]|$)/u;
const NUMBER = /^\d+$/;
const OPERAND = /["(]|[*?]*[\p{L}\p{N}]/uy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Splits a typed query into tokens; punctuation is none. It takes any text. */
export function scanTokens(query: string): { tokens: Token[]; unread: Unread[] } {
  const text = plainQuotes(query);
  const quotes = pairQuotes(text);
  const operatorOf = operatorWordsOf(text);
  const tokens: Token[] = [];
  const unread: Unread[] = [];

  /** A known field, if a value follows; of an ISBN also the value, since it may have spaces. */
  function fieldAt(from: number): Token[] {
    const match = matchAt(FIELD, text, from);
    const field = match?.[1] === undefined ? undefined : fieldOfTypedName(match[1]);
    if (match === null || field === undefined) return [];
    const to = from + match[0].length;
    if (matchAt(OPERAND, text, to) === null || to === quotes.single) {
      unread.push({ kind: 'operator', text: match[0].trim() });
      return [];
    }
    const isSpaced = /\s/.test(match[0]);
    const token: Token = { kind: 'field', text: match[0].trim(), field, isSpaced, from, to };
    const isbn = field === ISBN_FIELD ? matchAt(TYPED_ISBN_HERE, text, to)?.[0] : undefined;
    if (isbn === undefined) return [token];
    return [token, { kind: 'words', text: isbn, from: to, to: to + isbn.length }];
  }

  function minusAt(from: number): Token[] {
    if (matchAt(MINUS, text, from) === null || from + 1 === quotes.single) return [];
    const last = tokens.at(-1);
    const next = matchAt(CHUNK, text, from + 1)?.[0] ?? '';
    // 1914 -1918 is a range.
    if (last?.kind === 'words' && NUMBER.test(last.text) && NUMBER.test(next)) return [];
    return [{ kind: 'minus', text: '-', from, to: from + 1 }];
  }

  /** A word or joined words; `isValue` after the name of a field, where nothing else can be. */
  function wordAt(from: number, isValue: boolean): Token {
    const chunk = matchAt(CHUNK, text, from)?.[0] ?? text.charAt(from);
    const token = { text: chunk, from, to: from + chunk.length };
    const operator = isValue ? undefined : operatorOf(chunk);
    if (operator !== undefined) return { ...token, kind: operator };
    const name = isValue ? undefined : UNKNOWN_FIELD.exec(chunk)?.[0];
    if (name !== undefined && fieldOfTypedName(name.slice(0, -1)) === undefined) {
      // *Sapiens: a brief history* is a title.
      const hasValue = name.length < chunk.length || quotes.closing.has(token.to);
      if (hasValue) unread.push({ kind: 'field', text: name });
    }
    return { ...token, kind: 'words' };
  }

  function tokensAt(from: number): Token[] {
    const sign = text.charAt(from);
    const end = quotes.closing.get(from);
    if (end !== undefined) {
      const phrase = text.slice(from + 1, end).replaceAll('\\"', ' ');
      return [{ kind: 'phrase', text: phrase, from, to: end + 1 }];
    }
    if (sign === '(' || sign === ')') {
      return [{ kind: sign === '(' ? 'open' : 'close', text: sign, from, to: from + 1 }];
    }
    const isValue = tokens.at(-1)?.kind === 'field';
    const found = isValue ? [] : minusAt(from);
    if (found.length === 0 && !isValue) found.push(...fieldAt(from));
    return found.length > 0 ? found : [wordAt(from, isValue)];
  }

  let at = 0;
  while (at < text.length) {
    const space = matchAt(SPACES, text, at)?.[0];
    const found = space === undefined ? tokensAt(at) : [];
    at = found.at(-1)?.to ?? at + (space?.length ?? 1);
    for (const token of found) {
      const isText = token.kind === 'words' || token.kind === 'phrase';
      if (!isText || wordsOf(token.text).length > 0) tokens.push(token);
    }
  }
  // An inch sign is no quote.
  if (quotes.single >= 0 && !/\d/.test(text.charAt(quotes.single - 1))) {
    unread.push({ kind: 'quote', text: '"' });
  }
  return { tokens, unread };
}
