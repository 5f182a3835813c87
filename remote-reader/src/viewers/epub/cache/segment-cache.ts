import type {
  DocumentSource,
  Segment,
  SourceOptions,
} from '../../../source/document-source.contract.ts';
import { SourceError } from '../../../source/source-error.ts';
import { whenIdle } from '../../scheduling/when-idle.ts';

/** Characters of markup that are kept: more than most books have. */
const CAPACITY = 8_000_000;

const lettersOf = (segments: readonly Segment[]): number =>
  segments.reduce((letters, { markup }) => letters + markup.length, 0);

interface Fetch {
  readonly path: string;
  readonly abort: AbortController;
  /** Undefined when it fails. */
  readonly segment: Promise<Segment | undefined>;
}

/**
 * Prefetches the segments of a book one after the other in idle time, and caches them. Within the capacity
 * **what is wanted less makes room for what is wanted more**; a segment that would not fit is not fetched.
 */
export class SegmentCache {
  readonly #source: Pick<DocumentSource, 'segment'>;
  readonly #capacity: number;
  /** Oldest first. */
  #kept = new Map<string, Segment>();
  /** Known lengths in characters; infinite for a missing segment. */
  readonly #lengths = new Map<string, number>();
  /** Requested by callers and not yet loaded. */
  readonly #asked = new Set<string>();
  /** Most wanted first. */
  #wanted: readonly string[] = [];
  #isPaused = false;
  #fetch: Fetch | undefined;
  #cancelIdle: (() => void) | undefined;

  constructor(source: Pick<DocumentSource, 'segment'>, capacity = CAPACITY) {
    this.#source = source;
    this.#capacity = capacity;
  }

  /** The segment, from the cache or the source; rejects as the source does. */
  async segment(path: string, options: SourceOptions): Promise<Segment> {
    const kept = this.#kept;
    const known = kept.get(path);
    if (known !== undefined) return known;
    this.#asked.add(path);
    try {
      const coming = this.#fetch?.path === path && (await this.#fetch.segment);
      if (coming) return coming;
      const segment = await this.#source.segment(path, options);
      if (this.#kept === kept) this.#keep(segment);
      return segment;
    } finally {
      this.#asked.delete(path);
      this.#next();
    }
  }

  /** Fetches missing segments that fit, most wanted first; stops at the first failure. */
  prefetch(paths: readonly string[]): void {
    this.#wanted = paths;
    this.#isPaused = false;
    this.#next();
  }

  /** Pauses prefetching; a request for the given segment continues. */
  pause(path?: string): void {
    if (path !== undefined) this.#wanted = [path, ...this.#wanted.filter((one) => one !== path)];
    this.#isPaused = true;
    this.#cancelIdle?.();
    this.#cancelIdle = undefined;
    if (this.#fetch?.path !== path) this.#giveUp();
  }

  /** Forgets everything: it belongs to one licence. */
  clear(): void {
    this.pause();
    this.#wanted = [];
    this.#kept = new Map();
    this.#lengths.clear();
  }

  #giveUp(): void {
    this.#fetch?.abort.abort();
    this.#fetch = undefined;
  }

  #next(): void {
    if (this.#isPaused) return;
    const { path } = this.#fetch ?? {};
    if (path !== undefined && !this.#asked.has(path) && !this.#fitting().includes(path)) {
      this.#giveUp();
    }
    if (this.#fetch !== undefined || this.#cancelIdle !== undefined) return;
    if (this.#missing() === undefined) return;
    this.#cancelIdle = whenIdle(() => {
      this.#cancelIdle = undefined;
      const path = this.#missing();
      if (path !== undefined) void this.#begin(path);
    });
  }

  /** The wanted segments that fit together with all that are wanted more. */
  #fitting(): readonly string[] {
    const existing = this.#wanted.filter((path) => this.#lengthOf(path) <= this.#capacity);
    let taken = 0;
    const full = existing.findIndex((path) => {
      taken += this.#lengthOf(path);
      return taken > this.#capacity;
    });
    return full < 0 ? existing : existing.slice(0, full);
  }

  /** An unknown length counts as one character: worth a request wherever there is room. */
  #lengthOf(path: string): number {
    return this.#lengths.get(path) ?? 1;
  }

  /** The next segment to fetch; callers fetch their own. */
  #missing(): string | undefined {
    return this.#fitting().find((path) => !this.#kept.has(path) && !this.#asked.has(path));
  }

  async #begin(path: string): Promise<void> {
    const abort = new AbortController();
    const served = this.#source.segment(path, { background: true, signal: abort.signal });
    const fetch: Fetch = { path, abort, segment: served.catch(() => undefined) };
    this.#fetch = fetch;
    try {
      const segment = await served;
      if (this.#fetch === fetch) this.#keep(segment);
    } catch (error) {
      if (this.#fetch === fetch) this.#miss(path, error);
    }
    if (this.#fetch !== fetch) return;
    this.#fetch = undefined;
    this.#next();
  }

  /** A missing segment is skipped; any other failure may be temporary. */
  #miss(path: string, error: unknown): void {
    if (error instanceof SourceError && error.reason === 'missing') {
      this.#lengths.set(path, Number.POSITIVE_INFINITY);
    } else this.#isPaused = true;
  }

  /** Keeps a segment in place of those that are wanted less, the least wanted and oldest first. */
  #keep(segment: Segment): void {
    const { path } = segment;
    const { length } = segment.markup;
    this.#lengths.set(path, length);
    if (this.#kept.has(path)) return;
    const kept = [...this.#kept.values()];
    const lesser = kept
      .filter((one) => this.#rank(one.path) >= this.#rank(path))
      .sort((one, other) => this.#rank(other.path) - this.#rank(one.path));
    let free = this.#capacity - lettersOf(kept);
    if (length > free + lettersOf(lesser)) return;
    for (const one of lesser) {
      if (length <= free) break;
      this.#kept.delete(one.path);
      free += one.markup.length;
    }
    this.#kept.set(path, segment);
  }

  /** 0 for the most wanted. */
  #rank(path: string): number {
    const at = this.#wanted.indexOf(path);
    return at < 0 ? this.#wanted.length : at;
  }
}
