import { join } from 'node:path';
import * as v from 'valibot';
import { type CompressedFiles, createCompressedFiles } from '../../portal/compressed-files.ts';

const scriptSchema = v.object({
  /** Below the folder of the build. */
  file: v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/)),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/)),
});
const buildSchema = v.object({ reader: scriptSchema, frame: scriptSchema });

/** The scripts of the current build: the element for an institution's page, and the one in a frame. */
export type EmbedBuild = v.InferOutput<typeof buildSchema>;

/** The build of the embedded reader in `DIST_DIR`. */
export interface EmbedFolder {
  readonly path: string;
  readonly files: CompressedFiles;
  /** Undefined when it is not built. */
  read(): Promise<EmbedBuild | undefined>;
}

/** The name of the file that names the current build. */
export const BUILD_FILE = 'embed.json';

function parse(bytes: Uint8Array): EmbedBuild | undefined {
  try {
    const parsed = v.safeParse(buildSchema, JSON.parse(Buffer.from(bytes).toString('utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the folder of the builds; older ones stay beside the current one. */
export function openEmbedFolder(distDir: string): EmbedFolder {
  const path = join(distDir, 'embed');
  const files = createCompressedFiles();
  return {
    path,
    files,
    async read() {
      const file = await files.read(join(path, BUILD_FILE), undefined);
      return file === null ? undefined : parse(file.bytes);
    },
  };
}
