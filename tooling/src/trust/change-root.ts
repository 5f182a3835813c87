import {
  REGISTRY_KEY,
  readJson,
  readRoot,
  resignRegistry,
} from '@leeszaal/reference-server/registry';
import { readKey } from '@leeszaal/remote-kit/release';
import {
  includesKey,
  openRegistry,
  type PublicKey,
  type Root,
} from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../dist-layout.ts';
import { extendRoots } from './extend-roots.ts';
import { namedKeys } from './named-keys.ts';

/** The keys of a role: `root`, `registry`, or a remote. */
export function keysOf(root: Root, role: string): readonly PublicKey[] {
  if (role === 'root') return root.keys;
  return role === REGISTRY_KEY ? root.registry : (root.remotes[role] ?? []);
}

/** The change that gives a role these keys. A remote without keys leaves the root. */
export function withKeys(root: Root, role: string, keys: readonly PublicKey[]): Partial<Root> {
  if (role === 'root') return { keys: [...keys] };
  if (role === REGISTRY_KEY) return { registry: [...keys] };
  const { [role]: _former, ...others } = root.remotes;
  return { remotes: keys.length === 0 ? others : { ...others, [role]: [...keys] } };
}

/** The change that allows a remote to have its files at one more address. */
export const withAddress = (root: Root, remote: string, address: string): Partial<Root> =>
  withAddresses(root, remote, [...new Set([...(root.addresses?.[remote] ?? []), address])]);

/** The change that allows a remote to have its files at one address less. @throws when it was not allowed */
export function withoutAddress(root: Root, remote: string, address: string): Partial<Root> {
  const former = root.addresses?.[remote] ?? [];
  const rest = former.filter((one) => one !== address);
  if (rest.length < former.length) return withAddresses(root, remote, rest);
  throw new Error(`${remote} was not allowed to have files at ${address}.`);
}

const withAddresses = (root: Root, remote: string, addresses: string[]): Partial<Root> => ({
  addresses: { ...root.addresses, [remote]: addresses },
});

/**
 * Signs the next root with the private keys of this machine, and writes it into the registry where the portal's own key
 * is here too.
 *
 * @returns the remotes whose active release the new root refuses
 * @throws when the keys are too few
 */
export async function changeRoot(
  layout: DistLayout,
  change: (root: Root) => Partial<Root>,
): Promise<{ readonly root: Root; readonly refused: readonly string[] }> {
  const latest = await readRoot(layout);
  const changed = change(latest);
  const owners = [...latest.keys, ...(changed.keys ?? [])];
  const root = await extendRoots(layout, changed, await namedKeys(layout.keyFolder, owners));
  const own = await readKey(layout.keys, REGISTRY_KEY);
  if (!includesKey(root.registry, own)) return { root, refused: [] };
  await resignRegistry(layout);
  const signed = await readJson(layout.registry);
  const opened = await openRegistry(signed, { root, now: new Date(), highestSequence: 0 });
  const remotes = opened.accepted ? Object.entries(opened.registry.remotes) : [];
  const refused = remotes.filter(([, { refusal }]) => refusal !== undefined);
  return { root, refused: refused.map(([name]) => name) };
}
