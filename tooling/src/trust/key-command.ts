import { readFile } from 'node:fs/promises';
import { readRoot, resignRegistry } from '@leeszaal/reference-server/registry';
import { ensureKey, readKey } from '@leeszaal/remote-kit/release';
import { keyId, parsePublicKey, type Root } from '@leeszaal/shared-contracts/registry';
import type { DistLayout } from '../dist-layout.ts';
import { changeRoot, keysOf, withAddress, withKeys, withoutAddress } from './change-root.ts';

const USAGE = `pnpm keys                              which keys the root names
pnpm keys make <name>                  makes a key on this machine, and prints its public half
pnpm keys add <role> <file>            the role gets the public key in the file
pnpm keys remove <role> <start of id>  the role loses a key
pnpm keys allow <remote> <address>     the remote may have its files at the address, too
pnpm keys forbid <remote> <address>    it may no longer
pnpm keys threshold <number>           how many root keys must sign
pnpm keys renew                        the same root, valid for two more years
pnpm keys sign                         the same registry, valid for another week
A role is root, registry, or the name of a remote.`;

async function rootLines(root: Root): Promise<string[]> {
  const roles = ['root', 'registry', ...Object.keys(root.remotes).sort()];
  const lines = await Promise.all(
    roles.map(async (role) => {
      const ids = await Promise.all(keysOf(root, role).map(keyId));
      const addresses = root.addresses?.[role] ?? [];
      return `  ${role}  ${[...ids, ...addresses].join(' ')}`;
    }),
  );
  const { version, expires, threshold } = root;
  return [`Root ${version}, valid until ${expires}, signed by ${threshold} key(s)`, ...lines];
}

async function changed(
  layout: DistLayout,
  change: (root: Root) => Partial<Root>,
): Promise<string[]> {
  const { root, refused } = await changeRoot(layout, change);
  return [
    ...(await rootLines(root)),
    `Copy ${layout.roots} to each machine that serves the portal.`,
    ...refused.map(
      (name) =>
        `${name} is refused from now on: publish it with its new key, or from another address.`,
    ),
  ];
}

async function remove(layout: DistLayout, role: string, start: string): Promise<string[]> {
  const keys = keysOf(await readRoot(layout), role);
  const ids = await Promise.all(keys.map(keyId));
  const matching = ids.filter((id) => id.startsWith(start));
  if (matching.length !== 1) {
    throw new Error(`${role} has ${matching.length} keys whose id starts with “${start}”.`);
  }
  return changed(layout, (root) =>
    withKeys(
      root,
      role,
      keys.filter((_key, at) => ids[at] !== matching[0]),
    ),
  );
}

/** Runs a command for keys. @returns the lines to print @throws when it is wrong or this machine lacks a key */
export async function runKeyCommand(
  layout: DistLayout,
  [command, name = '', value = '']: readonly string[],
): Promise<string[]> {
  switch (command) {
    case undefined:
      return rootLines(await readRoot(layout));
    case 'make': {
      if (!/^[a-z-]+$/.test(name)) throw new Error(USAGE);
      if ((await readKey(layout.keyFolder, name)) !== undefined) {
        throw new Error(`${layout.keyFolder} has a key called ${name}. Choose another name.`);
      }
      const key = await ensureKey(layout.keyFolder, name);
      return [JSON.stringify(parsePublicKey(key))];
    }
    case 'add': {
      const key = parsePublicKey(JSON.parse(await readFile(value, 'utf8')));
      return changed(layout, (root) => withKeys(root, name, [...keysOf(root, name), key]));
    }
    case 'remove':
      return remove(layout, name, value);
    case 'allow':
      return changed(layout, (root) => withAddress(root, name, value));
    case 'forbid':
      return changed(layout, (root) => withoutAddress(root, name, value));
    case 'threshold':
      return changed(layout, () => ({ threshold: Number(name) }));
    case 'sign': {
      const { sequence, expires } = await resignRegistry(layout);
      return [`Registry ${sequence}, valid until ${expires}`];
    }
    case 'renew':
      return changed(layout, () => ({}));
    default:
      throw new Error(USAGE);
  }
}
