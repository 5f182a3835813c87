import type { Readable } from 'node:stream';
import { fileVersion } from '../../model/file-version.ts';
import type { Archive } from './archive.contract.ts';
import { openArchive } from './open-archive.ts';

interface Place {
  readonly opening: Promise<Archive>;
  readers: number;
  /** Taken off the shelf: closed when its last reader is done. */
  removed: boolean;
}

/** Keeps the archives open that were read last; one that is being read is never closed. */
export class ArchiveShelf {
  readonly #capacity: number;
  readonly #places = new Map<string, Place>();

  /** @param capacity how many may be open beside those in use */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Lends the archive of a path to `use` for as long as that takes. */
  async read<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
    const place = this.#take(path, await fileVersion(path));
    try {
      return await use(await place.opening);
    } finally {
      this.#giveBack(place);
    }
  }

  /** Lends the archive of a path to a stream for as long as somebody reads it. */
  async *stream(
    path: string,
    open: (archive: Archive) => Promise<Readable>,
  ): AsyncGenerator<Buffer> {
    const place = this.#take(path, await fileVersion(path));
    try {
      yield* (await open(await place.opening)) as AsyncIterable<Buffer>;
    } finally {
      this.#giveBack(place);
    }
  }

  /** Closes every archive, those in use when they are given back. */
  close(): void {
    for (const version of this.#places.keys()) this.#remove(version);
  }

  #take(path: string, version: string): Place {
    const known = this.#places.get(version);
    const place = known ?? { opening: openArchive(path), readers: 0, removed: false };
    place.readers += 1;
    this.#places.delete(version);
    this.#places.set(version, place);
    place.opening.catch(() => {
      if (this.#places.get(version) === place) this.#remove(version);
    });
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= this.#capacity) break;
      this.#remove(oldest);
    }
    return place;
  }

  #remove(version: string): void {
    const place = this.#places.get(version);
    if (!place) return;
    this.#places.delete(version);
    place.removed = true;
    if (place.readers === 0) this.#close(place);
  }

  #giveBack(place: Place): void {
    place.readers -= 1;
    if (place.readers === 0 && place.removed) this.#close(place);
  }

  #close(place: Place): void {
    place.opening.then(
      (archive) => archive.close(),
      () => undefined,
    );
  }
}
