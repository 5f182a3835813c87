import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { moduleSizes, packageOf } from '@leeszaal/remote-kit/build';
import * as v from 'valibot';
import { STARTS_FILE, type Start, type Starts } from './starts-plugin.ts';

const files = v.array(v.string());
const startsSchema = v.object({ epub: files, pdf: files, laterMessages: files });

/** Reads which scripts a build's starts have. @param folder of a build of the embed, absolute */
export async function readStarts(folder: string): Promise<Starts> {
  const text = await readFile(join(folder, STARTS_FILE), 'utf8');
  return v.parse(v.pipe(v.string(), v.parseJson(), startsSchema), text);
}

/** The size of one start, in bytes of gzip. */
export interface StartSize {
  readonly start: Start;
  /** All scripts; their style sheets and messages are in them. */
  readonly total: number;
  /** By package, the largest first. */
  readonly packages: readonly (readonly [name: string, bytes: number])[];
}

/**
 * The sizes of a build's starts.
 *
 * @param folder of a build of the embed, absolute
 */
export async function startSizes(folder: string): Promise<StartSize[]> {
  const starts = await readStarts(folder);
  return Promise.all(
    (['epub', 'pdf'] as const).map(async (start) => {
      const scripts = starts[start];
      const files = await Promise.all(scripts.map((file) => readFile(join(folder, file))));
      const total = files.reduce((sum, bytes) => sum + gzipSync(bytes).byteLength, 0);
      const modules = Map.groupBy(await moduleSizes(folder, scripts), ([module]) =>
        packageOf(module),
      );
      const packages = [...modules]
        .map(([name, own]) => [name, own.reduce((sum, [, bytes]) => sum + bytes, 0)] as const)
        .sort(([, a], [, b]) => b - a);
      return { start, total, packages };
    }),
  );
}
