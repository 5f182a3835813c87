import {
  findRoot,
  REGISTRY_KEY,
  type RegistryLayout,
  readJson,
  writeJson,
} from '@leeszaal/reference-server/registry';
import { ensureKey } from '@leeszaal/remote-kit/release';
import {
  latestRoot,
  parsePublicKey,
  type Root,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { extendRoots, ROOT_LIFETIME } from './extend-roots.ts';
import { namedKeys } from './named-keys.ts';

/** The name of the key that signs the root. */
const ROOT_KEY = 'root';

/**
 * Makes the root of a portal, if there is none. Where enough of the root's keys lie on this machine, a remote that the
 * root does not know gets a key, and a root is renewed in the second half of its life.
 *
 * @param keyFolder private keys, on no machine that serves a portal
 * @param remotes their names
 */
export async function prepareRoot(
  layout: RegistryLayout,
  keyFolder: string,
  remotes: readonly string[],
): Promise<Root> {
  const known = (await findRoot(layout)) ?? (await restoredRoot(layout));
  const unknown = remotes.filter((remote) => known?.remotes[remote] === undefined);
  const isOld = known !== undefined && Date.parse(known.expires) - Date.now() < ROOT_LIFETIME / 2;
  if (known !== undefined && unknown.length === 0 && !isOld) return known;
  const keys = known
    ? await namedKeys(keyFolder, known.keys)
    : [await ensureKey(keyFolder, ROOT_KEY)];
  if (known !== undefined && keys.length < known.threshold) return known;
  const added: Record<string, Root['keys']> = {};
  for (const remote of unknown) {
    added[remote] = [parsePublicKey(await ensureKey(keyFolder, remote))];
  }
  const first = known === undefined && {
    keys: keys.map(parsePublicKey),
    threshold: 1,
    registry: [parsePublicKey(await ensureKey(layout.keys, REGISTRY_KEY))],
  };
  return extendRoots(layout, { ...first, remotes: { ...known?.remotes, ...added } }, keys);
}

/** A lost chain comes back from the registry, because another root would refuse every release. */
async function restoredRoot(layout: RegistryLayout): Promise<Root | undefined> {
  const registry = v.safeParse(signedRegistrySchema, await readJson(layout.registry));
  if (!registry.success || registry.output.roots.length === 0) return undefined;
  const { roots } = registry.output;
  const root = await latestRoot(roots);
  await writeJson(layout.roots, roots);
  return root;
}
