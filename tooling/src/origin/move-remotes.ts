import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease, readRegistry } from '@leeszaal/reference-server/registry';
import { readKey, signRelease } from '@leeszaal/remote-kit/release';
import { hashOf } from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../dist-layout.ts';
import { changeRoot } from '../trust/change-root.ts';

/**
 * Moves the files of all remotes of a portal to another folder, and publishes them at the address of that folder. The
 * portal has none of them afterwards.
 *
 * @param folder what is in it is replaced
 * @param base its address
 * @throws when a key of the root or of a team is missing
 */
export async function moveRemotes(layout: DistLayout, folder: string, base: string): Promise<void> {
  const { remotes } = await readRegistry(layout);
  const names = Object.keys(remotes);
  await changeRoot(layout, () => ({
    addresses: Object.fromEntries(names.map((name) => [name, [base]])),
  }));
  for (const [name, { active }] of Object.entries(remotes)) {
    const key = await readKey(layout.keyFolder, name);
    if (key === undefined) throw new Error(`${layout.keyFolder} has no key of ${name}.`);
    await signRelease(join(layout.root, active.folder), name, key, base);
    await publishRelease(layout, name, hashOf(active.folder));
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rename(layout.remotes, join(folder, 'remotes'));
}
