import { createHash } from 'node:crypto';
import { type PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { CATALOGUE, FIRST_SHARED } from '@leeszaal/shared-contracts';
import { loadBytes } from '../opening/load-document.ts';
import { isStream, pageObjects } from './page-objects.ts';
import { PageSets } from './page-sets.ts';
import { writeObject } from './write-object.ts';

/** Bytes of all objects of a document; the pages of a larger one travel whole. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Objects of a page: an object stream has no more. */
const MOST_OBJECTS = 60_000;
/** Shared objects with fewer bytes travel with each of their pages: a part of their own takes as many. */
export const LEAST_SHARED = 256;
/** Uses of shared objects by pages. */
const MOST_USES = 2_000_000;
/** The first number of a page's own objects: catalogue, cross-references and object stream come before. */
const FIRST_OWN = 4;

/** An object as it is written, without its number. */
export interface WrittenObject {
  readonly number: number;
  readonly body: Buffer;
  readonly isStream: boolean;
}

/** A page in objects: its own, and the numbers of others; or as a PDF. Undefined for an unreadable one. */
export type GatheredPage =
  | { readonly own: readonly WrittenObject[]; readonly shareable: readonly number[] }
  | { readonly whole: Uint8Array }
  | undefined;

/** Collects the objects of pages, each of which comes as a PDF of its own. Equal objects are kept once. */
export class PageGatherer {
  readonly pages: GatheredPage[] = [];
  /** The shareable objects by number. */
  readonly objects = new Map<number, WrittenObject>();
  /** The pages of the shareable objects. */
  readonly sets = new PageSets();
  readonly #numbers = new Map<string, number>();
  #next = FIRST_SHARED;
  #bytes = 0;
  #uses = 0;

  /** An unused number for an object that pages share. */
  nextNumber(): number {
    this.#next += 1;
    return this.#next - 1;
  }

  /** Adds the next page. @returns whether the document is within the limits */
  async add(pdf: Uint8Array | undefined): Promise<boolean> {
    const page = pdf && ((await this.#objectsOf(pdf)) ?? { whole: pdf });
    if (page && 'whole' in page) this.#bytes += page.whole.length;
    else if (page) {
      for (const { body } of page.own) this.#bytes += body.length;
      for (const number of page.shareable) {
        this.sets.add(number, this.pages.length);
        const { length } = this.objects.get(number)?.body ?? [];
        // It may be written again with each page.
        if (length < LEAST_SHARED) this.#bytes += length;
      }
      this.#uses += page.shareable.length;
    }
    this.pages.push(page);
    return this.#bytes <= MOST_BYTES && this.#uses <= MOST_USES;
  }

  /** The page in objects; undefined when they cannot be read or written. */
  async #objectsOf(pdf: Uint8Array): Promise<Exclude<GatheredPage, { whole: Uint8Array }>> {
    try {
      return this.#divide(await loadBytes(pdf));
    } catch {
      return undefined;
    }
  }

  #divide(document: PDFDocument): Exclude<GatheredPage, { whole: Uint8Array }> {
    const { context } = document;
    const catalogue = context.trailerInfo.Root;
    if (!(catalogue instanceof PDFRef)) return undefined;
    const { own, shareable } = pageObjects(context, catalogue);
    const numbers = new Map(own.map((ref, at) => [ref, FIRST_OWN + at]));
    if (!numbers.has(catalogue) || own.length + shareable.length > MOST_OBJECTS) return undefined;
    numbers.set(catalogue, CATALOGUE);
    const write = (ref: PDFRef) => {
      const object = context.lookup(ref);
      if (!object) throw new RangeError('An object is missing');
      return {
        body: writeObject(object, (target) => numbers.get(target)),
        isStream: isStream(object),
      };
    };
    const uses = new Set<number>();
    for (const ref of shareable) {
      const number = this.#share(write(ref));
      numbers.set(ref, number);
      uses.add(number);
    }
    return {
      own: own.map((ref) => ({ number: numbers.get(ref) ?? 0, ...write(ref) })),
      shareable: [...uses],
    };
  }

  /** The number of an object: that of an equal one. Equal references mean equal objects. */
  #share(object: Omit<WrittenObject, 'number'>): number {
    const digest = createHash('sha256').update(object.body).digest('base64');
    const known = this.#numbers.get(digest);
    if (known !== undefined) return known;
    const number = this.nextNumber();
    this.#numbers.set(digest, number);
    this.objects.set(number, { number, ...object });
    this.#bytes += object.body.length;
    return number;
  }
}
