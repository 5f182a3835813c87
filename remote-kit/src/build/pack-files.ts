import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from '../release/list-files.ts';

/** The files of a start that compress well; source maps are not among them. */
const PACKED = /\.(?:m?js|css|html|json|svg|wasm)$/;
const SMALLEST = 1024;

/**
 * Writes the compressed form of each file beside it, as small as possible: a server that compresses
 * each response has no time for that. The same bytes always give the same bytes.
 *
 * @param folder of a finished build, absolute
 */
export async function packFiles(folder: string): Promise<void> {
  const paths = (await filesBelow(folder)).filter((path) => PACKED.test(path));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      if (bytes.byteLength < SMALLEST) return;
      const packed = await promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
      await writeFile(join(folder, `${path}.br`), packed);
    }),
  );
}
