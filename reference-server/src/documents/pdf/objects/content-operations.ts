/** An operation of a content stream. */
export interface Operation {
  /** Such as `Tj`; `BI` for an inline image, all of which is one operation. */
  readonly operator: string;
  /** Tokens as written, those of arrays and dictionaries included. */
  readonly operands: readonly string[];
  /** Its range, operands included. */
  readonly start: number;
  readonly end: number;
}

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const HEXADECIMAL = /<[^<>]*>/y;
const BRACKET = /<<|>>|[[\]{}<>)]/y;
const WORD = /\/?[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const OPERAND = /^(?:\/|[+\-.\d]|true$|false$|null$)/;
const PICTURE_END = /[\0\t\n\f\r ]EI(?![^\0\t\n\f\r ])/g;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The end of a string in parentheses, which may contain balanced ones. */
function endOfString(text: string, at: number): number {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    const sign = text[place];
    if (sign === '\\') place += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return text.length;
}

function endOfToken(text: string, at: number): number {
  if (text[at] === '(') return endOfString(text, at);
  const found =
    matchAt(HEXADECIMAL, text, at) || matchAt(BRACKET, text, at) || matchAt(WORD, text, at);
  return at + Math.max(1, found.length);
}

/** The end of an inline image, after its `EI`. */
function endOfPicture(text: string, at: number): number {
  PICTURE_END.lastIndex = at;
  return PICTURE_END.exec(text) ? PICTURE_END.lastIndex : text.length;
}

/** The operations of a content stream in order. @param text a character for each byte */
export function* operationsIn(text: string): Generator<Operation> {
  let operands: string[] = [];
  let start: number | undefined;
  for (let at = matchAt(SPACE, text, 0).length; at < text.length; ) {
    const begin = at;
    at = endOfToken(text, at);
    const token = text.slice(begin, at);
    start ??= begin;
    if (/^[A-Za-z'"]/.test(token) && !OPERAND.test(token)) {
      if (token === 'BI') at = endOfPicture(text, at);
      yield { operator: token, operands, start, end: at };
      operands = [];
      start = undefined;
    } else operands.push(token);
    at += matchAt(SPACE, text, at).length;
  }
}
