import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NUMBER = /([+-]*)(\d+\.?\d*|\.\d+)/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEXADECIMAL = /<([^<>()[\]{}/]*)>?/y;
const CONSTANT = /(true|false|null)(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** The end of an object, even with open brackets. */
const END =
  /(?:endobj|endstream|stream|xref|trailer|startxref)\b|\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*obj/y;

const MAX_DEPTH = 500;

/** Steps for finding the ends of strings, as a multiple of the file's length. */
const MAX_STEPS = 4;

const escaped = (text: string) =>
  text.replace(/\\[\s\S]|[()\\]/g, (found) => (found.length > 1 ? found : `\\${found}`));

/** Parses the objects of a damaged PDF, with missing or extra brackets, in linear time. Skips unreadable bytes. */
export class LenientReader {
  at = 0;
  /** Whether the text ends within an object. */
  isCut = false;
  readonly #text: string;
  readonly #context: PDFContext;
  readonly #keepsGenerations: boolean;
  #stepsLeft: number;

  /**
   * @param text a character for each byte
   * @param keepsGenerations whether references include generations
   */
  constructor(text: string, context: PDFContext, keepsGenerations: boolean) {
    this.#text = text;
    this.#context = context;
    this.#keepsGenerations = keepsGenerations;
    this.#stepsLeft = MAX_STEPS * text.length;
  }

  /** The reference of an object; generations matter only in encrypted files. */
  ref(number: number, generation: number): PDFRef {
    return PDFRef.of(number, this.#keepsGenerations ? generation : 0);
  }

  /** Skips white space and comments. */
  skipSpace(): void {
    this.match(SPACE);
  }

  /** Consumes a match of a sticky pattern. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.at += found[0].length;
    return found;
  }

  /** Reads the next object; undefined at the end of the containing one. */
  read(depth = 0): PDFObject | undefined {
    this.skipSpace();
    if (this.#isAtEnd()) return undefined;
    const reference = this.match(REFERENCE);
    if (reference) return this.ref(Number(reference[1]), Number(reference[2]));
    const text = this.#text;
    const isDictionary = text.startsWith('<<', this.at);
    if (isDictionary || text[this.at] === '[') {
      if (depth >= MAX_DEPTH) return undefined;
      return isDictionary ? this.#dictionary(depth + 1) : this.#array(depth + 1);
    }
    if (text[this.at] === '/') return this.#name();
    if (text[this.at] === '(') return this.#string();
    return this.#hexadecimal() ?? this.#number() ?? this.#constant();
  }

  #isAtEnd(): boolean {
    if (this.at >= this.#text.length) {
      this.isCut = true;
      return true;
    }
    END.lastIndex = this.at;
    return END.test(this.#text);
  }

  #eat(mark: string): boolean {
    const isThere = this.#text.startsWith(mark, this.at);
    if (isThere) this.at += mark.length;
    return isThere;
  }

  #skipRubbish(): void {
    if (this.#text[this.at] === '(') this.#string();
    else if (!this.match(WORD)) this.at += 1;
  }

  #dictionary(depth: number): PDFDict {
    this.at += '<<'.length;
    const dictionary = PDFDict.withContext(this.#context);
    for (;;) {
      this.skipSpace();
      if (this.#eat('>>') || this.#isAtEnd()) return dictionary;
      if (this.#text[this.at] === '/') {
        const name = this.#name();
        const value = this.read(depth);
        if (value !== undefined) dictionary.set(name, value);
      } else this.#skipRubbish();
    }
  }

  #array(depth: number): PDFArray {
    this.at += '['.length;
    const array = PDFArray.withContext(this.#context);
    for (;;) {
      this.skipSpace();
      if (this.#eat(']') || this.#isAtEnd() || this.#text.startsWith('>>', this.at)) return array;
      const element = this.read(depth);
      if (element !== undefined) array.push(element);
      else this.#skipRubbish();
    }
  }

  #name(): PDFName {
    const [, name = ''] = this.match(NAME) ?? [];
    const decoded = name.replace(/#([\da-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    return PDFName.of(decoded);
  }

  #hexadecimal(): PDFHexString | undefined {
    const found = this.match(HEXADECIMAL);
    return found && PDFHexString.of((found[1] ?? '').replace(/[^\da-f]/gi, ''));
  }

  #number(): PDFNumber | undefined {
    const found = this.match(NUMBER);
    if (!found) return undefined;
    this.match(WORD);
    const value = Number(found[2]) * (found[1]?.startsWith('-') ? -1 : 1);
    return PDFNumber.of(Number.isFinite(value) ? value : 0);
  }

  #constant(): PDFObject | undefined {
    const word = this.match(CONSTANT)?.[1];
    if (word === undefined) return undefined;
    return word === 'null' ? PDFNull : word === 'true' ? PDFBool.True : PDFBool.False;
  }

  /** A string with unbalanced parentheses ends on its line, at the first possible end. */
  #string(): PDFString {
    const start = this.at + 1;
    const end = this.#endOfString(start);
    if (end !== undefined) {
      this.at = end + 1;
      return PDFString.of(this.#text.slice(start, end));
    }
    const line = /[^\r\n]*/y;
    line.lastIndex = start;
    const rest = line.exec(this.#text)?.[0] ?? '';
    const closing = rest.search(/(?<!\\)\)|>>|endobj/);
    const inner = closing < 0 ? rest : rest.slice(0, closing);
    this.at = start + inner.length + (rest[closing] === ')' ? 1 : 0);
    return PDFString.of(escaped(inner));
  }

  #endOfString(start: number): number | undefined {
    let depth = 1;
    for (let at = start; at < this.#text.length && this.#stepsLeft > 0; at += 1) {
      this.#stepsLeft -= 1;
      const sign = this.#text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') depth += 1;
      else if (sign === ')') depth -= 1;
      else if (sign === 'e' && this.#text.startsWith('endobj', at)) return undefined;
      if (depth === 0) return at;
    }
    return undefined;
  }
}
