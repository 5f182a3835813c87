import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { fileVersion } from '../../model/file-version.ts';
import type { Archive } from './archive.contract.ts';
import { openArchive } from './open-archive.ts';

interface CachedArchive {
  readonly opening: Promise<Archive>;
  readers: number;
  /** Out of the cache: closed after its last reader. */
  isEvicted: boolean;
}

function closeUnused({ opening, readers, isEvicted }: CachedArchive): void {
  if (readers > 0 || !isEvicted) return;
  opening.then(
    (archive) => archive.close(),
    () => undefined,
  );
}

/** Keeps the most recently read archives open. An archive in use is never closed. */
export class ArchiveCache {
  readonly #archives: LRUCache<string, CachedArchive>;

  /** @param max open archives, those in use not counted */
  constructor(max: number) {
    const dispose = (archive: CachedArchive) => {
      archive.isEvicted = true;
      closeUnused(archive);
    };
    this.#archives = new LRUCache({ max, dispose });
  }

  /** Calls `use` with the archive of a path, which stays open until `use` has settled. */
  async read<T>(path: string, use: (archive: Archive) => Promise<T>): Promise<T> {
    const archive = this.#acquire(path, await fileVersion(path));
    try {
      return await use(await archive.opening);
    } finally {
      this.#release(archive);
    }
  }

  /** Streams from the archive of a path, which stays open until the stream ends. */
  async *stream(
    path: string,
    open: (archive: Archive) => Promise<Readable>,
  ): AsyncGenerator<Buffer> {
    const archive = this.#acquire(path, await fileVersion(path));
    try {
      yield* (await open(await archive.opening)) as AsyncIterable<Buffer>;
    } finally {
      this.#release(archive);
    }
  }

  /** Closes all archives, those in use after their last reader. */
  close(): void {
    this.#archives.clear();
  }

  #acquire(path: string, version: string): CachedArchive {
    const archive = this.#archives.get(version) ?? this.#open(path, version);
    archive.readers += 1;
    return archive;
  }

  #open(path: string, version: string): CachedArchive {
    const archive = { opening: openArchive(path), readers: 0, isEvicted: false };
    this.#archives.set(version, archive);
    archive.opening.catch(() => {
      if (this.#archives.peek(version) === archive) this.#archives.delete(version);
    });
    return archive;
  }

  #release(archive: CachedArchive): void {
    archive.readers -= 1;
    closeUnused(archive);
  }
}
