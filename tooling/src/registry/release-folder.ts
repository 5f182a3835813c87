import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ROLES } from '@leeszaal/shared-contracts';
import {
  aheadPicturesSchema,
  aheadSchema,
  contractRangeSchema,
  type Publication,
  type RegistryFile,
  sha384,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { entryFile, manifestFile } from '../webpack/file-names.ts';
import { contentHash } from './content-hash.ts';
import { filesBelow } from './files-below.ts';
import { readJson } from './json-file.ts';

/** The file with the facts about a release that its build does not show. */
export const releaseFile = 'release.json';

/** The description of a build in its own folder; it never changes. */
export const releaseNoteSchema = v.object({
  version: v.string(),
  contract: contractRangeSchema,
  routes: v.array(v.string()),
  minimumRole: v.picklist(ROLES),
  ahead: v.optional(aheadSchema),
  aheadPictures: v.optional(aheadPicturesSchema),
});

export type ReleaseNote = v.InferOutput<typeof releaseNoteSchema>;

const manifestSchema = v.object({
  exposes: v.array(
    v.object({
      path: v.string(),
      assets: v.object({
        js: v.object({ sync: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()) }),
      }),
    }),
  ),
});

/** The files that a remote may run. It reaches these and its manifest only. */
const runnable = /\.(m?js|css|wasm)$/;

/**
 * Reads the registry entry of a published folder from the folder itself, so that any folder can
 * become the active one, of today or of last year.
 *
 * @param folder `…/<remote>/<content hash>`, absolute
 * @throws when a file in it has changed since it was published
 */
export async function describeRelease(folder: string): Promise<Publication> {
  if ((await contentHash(folder)) !== basename(folder)) {
    throw new Error(`${folder} has changed since it was published; it is not what its name says.`);
  }
  const { version, contract, routes, minimumRole, ahead, aheadPictures } = v.parse(
    releaseNoteSchema,
    await readJson(join(folder, releaseFile)),
  );
  return {
    active: {
      version,
      folder: `remotes/${basename(dirname(folder))}/${basename(folder)}`,
      contract,
      manifest: manifestFile,
      initial: await initialFiles(folder),
      files: await fileTable(folder),
    },
    routes,
    minimumRole,
    ...(ahead && { ahead }),
    ...(aheadPictures && { aheadPictures }),
  };
}

async function initialFiles(folder: string): Promise<string[]> {
  const manifest = v.parse(manifestSchema, await readJson(join(folder, manifestFile)));
  const exposed = manifest.exposes.find(({ path }) => path === './remote');
  if (exposed === undefined) throw new Error(`${folder} exposes no ./remote`);
  return [manifestFile, entryFile, ...exposed.assets.js.sync, ...exposed.assets.css.sync];
}

async function fileTable(folder: string): Promise<RegistryFile[]> {
  const paths = (await filesBelow(folder)).filter(
    (path) => runnable.test(path) || path === manifestFile,
  );
  return Promise.all(
    paths.map(async (path) => {
      const bytes = new Uint8Array(await readFile(join(folder, path)));
      return { path, size: bytes.length, sha384: await sha384(bytes) };
    }),
  );
}
