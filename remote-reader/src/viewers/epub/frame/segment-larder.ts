import type {
  DocumentSource,
  Segment,
  SourceOptions,
} from '../../../source/document-source.contract.ts';
import { whenIdle } from '../../shared/when-idle.ts';

/** How many letters of markup are kept at most; of most books that is all of them. */
const ROOM = 8_000_000;

interface Fetch {
  readonly path: string;
  readonly abort: AbortController;
  /** Undefined when it fails. */
  readonly segment: Promise<Segment | undefined>;
}

/**
 * The segments of a book as they were served, fetched one after the other while nobody waits for
 * anything, so that a chapter far away is there as soon as it is asked for. Nothing is kept twice, and
 * nothing beyond what there is room for.
 */
export class SegmentLarder {
  readonly #source: Pick<DocumentSource, 'segment'>;
  readonly #room: number;
  #kept = new Map<string, Segment>();
  #size = 0;
  /** What failed, or is larger than the room that is left: left to whoever asks for it. */
  readonly #passed = new Set<string>();
  /** What is on its way to somebody who asked for it. */
  readonly #asked = new Set<string>();
  #wanted: readonly string[] = [];
  #fetch: Fetch | undefined;
  #cancelIdle: (() => void) | undefined;

  constructor(source: Pick<DocumentSource, 'segment'>, room = ROOM) {
    this.#source = source;
    this.#room = room;
  }

  /** The segment, from the larder or the source; rejects as the source does. */
  async segment(path: string, options: SourceOptions): Promise<Segment> {
    const kept = this.#kept;
    const known = kept.get(path);
    if (known !== undefined) return known;
    const coming = this.#fetch?.path === path && (await this.#fetch.segment);
    if (coming) return coming;
    this.#asked.add(path);
    try {
      const segment = await this.#source.segment(path, options);
      if (this.#kept === kept) this.#keep(segment);
      return segment;
    } finally {
      this.#asked.delete(path);
      this.#next();
    }
  }

  /** Fetches what is missing of these, the most wanted first; stops at the first that fails. */
  stock(paths: readonly string[]): void {
    this.#wanted = paths;
    this.#next();
  }

  /** Fetches no more for now; only what is wanted now is waited for, if it is on its way. */
  rest(path?: string): void {
    this.#wanted = [];
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    if (this.#fetch?.path !== path) this.#giveUp();
  }

  /** Forgets everything: it was served under a licence. */
  clear(): void {
    this.rest();
    this.#kept = new Map();
    this.#size = 0;
    this.#passed.clear();
  }

  #giveUp(): void {
    this.#fetch?.abort.abort();
    this.#fetch = undefined;
  }

  #next(): void {
    if (this.#fetch !== undefined || this.#cancelIdle !== undefined) return;
    if (this.#missing() === undefined) return;
    this.#cancelIdle = whenIdle(() => {
      this.#cancelIdle = undefined;
      const path = this.#missing();
      if (path !== undefined) void this.#begin(path);
    });
  }

  /** What is to be fetched next; not what somebody has asked for already. */
  #missing(): string | undefined {
    const isThere = (path: string) =>
      this.#kept.has(path) || this.#passed.has(path) || this.#asked.has(path);
    return this.#wanted.find((path) => !isThere(path));
  }

  async #begin(path: string): Promise<void> {
    const abort = new AbortController();
    const segment = this.#source
      .segment(path, { background: true, signal: abort.signal })
      .catch(() => undefined);
    const fetch: Fetch = { path, abort, segment };
    this.#fetch = fetch;
    const fetched = await segment;
    if (this.#fetch !== fetch) return;
    this.#fetch = undefined;
    if (fetched) this.#keep(fetched);
    else this.#wanted = [];
    if (!this.#kept.has(path)) this.#passed.add(path);
    this.#next();
  }

  #keep(segment: Segment): void {
    const { length } = segment.markup;
    if (this.#kept.has(segment.path) || this.#size + length > this.#room) return;
    this.#kept.set(segment.path, segment);
    this.#size += length;
  }
}
