import { dirname, join } from 'node:path';
import {
  licencesFile,
  type Publication,
  publicationsOf,
  type RegisteredRemote,
} from '@leeszaal/shared-contracts/registry';
import { openEmbedFolder } from '../embed/frame/embed-build.ts';
import type { CompressedFiles } from '../portal/compressed-files.ts';
import { registryIn } from '../portal/registry-document.ts';
import { readPackages } from './read-packages.ts';
import type { ShippedPart } from './shipped-part.contract.ts';

/** The list of the server's packages, which `pnpm build` writes below `DIST_DIR`. */
export const SERVER_LICENCES = 'server-licences.json';

/**
 * Reads what the portal consists of now: the server, the host, the embedded reader, and the releases of the registry.
 */
export async function readParts(distDir: string, files: CompressedFiles): Promise<ShippedPart[]> {
  const packagesIn = (...path: readonly string[]) => readPackages(files, join(distDir, ...path));
  const embed = await openEmbedFolder(distDir).read();
  const registry = registryIn((await files.read(join(distDir, 'registry.json'), undefined))?.bytes);
  return Promise.all([
    { part: { kind: 'server' as const }, packages: await packagesIn(SERVER_LICENCES) },
    { part: { kind: 'host' as const }, packages: await packagesIn('host', licencesFile) },
    ...(embed
      ? [
          {
            part: { kind: 'embed' as const },
            packages: await packagesIn('embed', dirname(embed.reader.file), licencesFile),
          },
        ]
      : []),
    ...Object.entries(registry?.remotes ?? {}).flatMap(([name, remote]) =>
      publicationsOf<Publication>(remote).map((each) => remotePart(name, each, packagesIn)),
    ),
  ]);
}

async function remotePart(
  name: string,
  { active }: Pick<RegisteredRemote, 'active'>,
  packagesIn: (...path: readonly string[]) => ReturnType<typeof readPackages>,
): Promise<ShippedPart> {
  const part = { kind: 'remote' as const, name, version: active.version };
  const { base, folder } = active;
  if (base === undefined) return { part, packages: await packagesIn(folder, licencesFile) };
  const address = new URL(`${folder}/${licencesFile}`, base).href;
  return { part, packages: undefined, address };
}
