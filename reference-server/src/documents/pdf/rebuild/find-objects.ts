import { PDFContext, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { LenientReader } from './lenient-reader.ts';
import { unpackObjects } from './unpack-objects.ts';

/** Objects of a damaged PDF. */
export interface FoundObjects {
  readonly context: PDFContext;
  /** Dictionaries that may name the catalog, in file order. */
  readonly trailers: readonly PDFDict[];
}

const START = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*obj|trailer/g;
const STREAM = /stream(?:\r\n|\n|\r)?/y;
const STREAM_END = /[\0\t\n\f\r ]*(?:endstream|endobj)/y;
/** The end of a stream with a wrong length. */
const DATA_END =
  /endstream|endobj(?=[\0\t\n\f\r ]+(?:\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*obj|xref|trailer|startxref))/g;
/** The name of the security handler for passwords. */
const ENCRYPTED = /\/Standard\b/;

/** Finds the objects of a PDF in its bytes, without its cross-reference table. */
class ObjectFinder {
  readonly context = PDFContext.create();
  readonly trailers: PDFDict[] = [];
  readonly #bytes: Uint8Array;
  readonly #text: string;
  readonly #isEncrypted: boolean;
  readonly #reader: LenientReader;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    this.#isEncrypted = ENCRYPTED.test(this.#text);
    this.#reader = new LenientReader(this.#text, this.context, this.#isEncrypted);
  }

  find(): void {
    START.lastIndex = 0;
    for (let start = START.exec(this.#text); start; start = START.exec(this.#text)) {
      this.#reader.at = START.lastIndex;
      const object = this.#reader.read();
      const [, number, generation] = start;
      if (number === undefined) {
        if (object instanceof PDFDict) this.trailers.push(object);
      } else if (object instanceof PDFDict && this.#skipsTo(STREAM)) {
        this.#addStream(Number(number), Number(generation), object);
      } else if (object !== undefined && !this.#reader.isCut) {
        this.context.assign(this.#reader.ref(Number(number), Number(generation)), object);
      }
      START.lastIndex = this.#reader.at;
    }
  }

  #skipsTo(pattern: RegExp): boolean {
    this.#reader.skipSpace();
    return this.#reader.match(pattern) !== undefined;
  }

  #addStream(number: number, generation: number, dictionary: PDFDict): void {
    const from = this.#reader.at;
    const to = this.#statedEnd(from, dictionary) ?? this.#foundEnd(from);
    this.#reader.at = to;
    const type = dictionary.get(key('Type'));
    if (type === key('XRef')) {
      this.trailers.push(dictionary);
      return;
    }
    const stream = PDFRawStream.of(dictionary, this.#bytes.subarray(from, to));
    // An encrypted object stream must be decrypted first.
    if (type === key('ObjStm') && !this.#isEncrypted) {
      for (const [packed, object] of unpackObjects(stream)) {
        this.context.assign(this.#reader.ref(packed, 0), object);
      }
    } else this.context.assign(this.#reader.ref(number, generation), stream);
  }

  /** The end of a stream by its stated length, if correct. */
  #statedEnd(from: number, dictionary: PDFDict): number | undefined {
    const length = dictionary.lookup(PDFName.Length);
    if (!(length instanceof PDFNumber)) return undefined;
    const to = from + length.asNumber();
    if (!Number.isSafeInteger(to) || to < from || to > this.#text.length) return undefined;
    STREAM_END.lastIndex = to;
    return STREAM_END.test(this.#text) ? to : undefined;
  }

  #foundEnd(from: number): number {
    DATA_END.lastIndex = from;
    const end = DATA_END.exec(this.#text)?.index ?? this.#text.length;
    const lineEnd = /(?:\r\n|\n|\r)?$/.exec(this.#text.slice(Math.max(from, end - 2), end))?.[0];
    return end - (lineEnd?.length ?? 0);
  }
}

/** Finds the objects of a PDF without its cross-reference table; the last of each number. */
export function findObjects(bytes: Uint8Array): FoundObjects {
  const finder = new ObjectFinder(bytes);
  finder.find();
  return finder;
}
