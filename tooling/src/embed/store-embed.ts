import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, writeJson } from '@leeszaal/reference-server/registry';

/** The file that names the present scripts of the embed. */
export const EMBED_FILE = 'embed.json';

/** A script that a page names, with its digest. */
export interface EmbedScript {
  /** Relative to the folder of all builds of the embed. */
  readonly file: string;
  /** For the attribute `integrity`. */
  readonly integrity: string;
}

/** The present scripts of the embed. */
export interface EmbedScripts {
  readonly reader: EmbedScript;
  readonly frame: EmbedScript;
}

const ENTRIES = { reader: 'leeszaal-reader.js', frame: 'frame.js' } as const;

/** A hash of the names and the bytes of all files; 16 hexadecimal digits. */
async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(folder)).sort()) {
    const bytes = await readFile(join(folder, file));
    hash.update(`${file}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Moves a finished build of the embed to its place, a folder named by its contents, and names its scripts in
 * `embed.json`. Older folders stay: the pages of institutions name them, with digests.
 *
 * @param folder of all builds of the embed, absolute
 * @param draft the folder of the build, absolute
 * @returns the name of its folder
 */
export async function storeEmbed(folder: string, draft: string): Promise<string> {
  const hash = await hashFolder(draft);
  const script = async (name: string): Promise<EmbedScript> => {
    const digest = createHash('sha384').update(await readFile(join(draft, name)));
    return { file: `${hash}/${name}`, integrity: `sha384-${digest.digest('base64')}` };
  };
  const scripts: EmbedScripts = {
    reader: await script(ENTRIES.reader),
    frame: await script(ENTRIES.frame),
  };
  const place = join(folder, hash);
  await mkdir(folder, { recursive: true });
  const isThere = await access(place).then(
    () => true,
    () => false,
  );
  if (isThere) await rm(draft, { recursive: true });
  else await rename(draft, place);
  await writeJson(join(folder, EMBED_FILE), scripts);
  return hash;
}
