import { folderOf, publicationsOf, type Registry } from '@leeszaal/shared-contracts/registry';

/**
 * The digest that the registry names for a file.
 *
 * @param address below `/remotes/`: name of the remote, release, path
 * @returns undefined when the registry names none, e.g. for a former release that open pages still use
 */
export function releaseDigest(
  registry: Pick<Registry, 'remotes'> | undefined,
  address: string,
): string | undefined {
  const [name = '', release = '', ...path] = address.split('/').filter(Boolean);
  const remote = registry?.remotes[name];
  return (remote ? publicationsOf(remote) : [])
    .find(({ active }) => active.folder === folderOf(name, release))
    ?.active.files.find((file) => file.path === path.join('/'))?.sha384;
}
