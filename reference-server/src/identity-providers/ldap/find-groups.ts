import type { LdapSettings } from '@leeszaal/shared-contracts';
import { commonNameOf } from './common-name.ts';
import type { Directory } from './directory.ts';
import { type DirectoryEntry, textsOf } from './directory-entry.ts';
import { VALUE_LENGTH_LIMIT } from './read-claims.ts';
import { groupFilter } from './search-filters.ts';

/** The maximum number of groups of a person, of those that an entry lists and of those that are found. */
const GROUP_LIMIT = 1000;

/**
 * The groups of a person: those of `memberOf`, and those below `groupBase` with the person as a member.
 *
 * @returns the DN of each group, and then their common names. A name that could be a DN is left out: the people who may
 *   name one group could make it another one.
 */
export async function findGroups(
  directory: Directory,
  settings: LdapSettings,
  person: DirectoryEntry,
): Promise<readonly string[]> {
  const listed = textsOf(person, 'memberOf').filter(isShort).slice(0, GROUP_LIMIT);
  const found = await searchGroups(directory, settings, person.dn);
  const dns = [...listed, ...found.map(({ dn }) => dn)];
  const names = [
    ...listed.flatMap((dn) => commonNameOf(dn) ?? []),
    ...found.flatMap((group) => textsOf(group, 'cn')),
  ];
  const groups = [...dns, ...names.filter((name) => name !== '' && !name.includes('='))];
  return [...new Set(groups)].filter(isShort);
}

const isShort = ({ length }: string): boolean => length <= VALUE_LENGTH_LIMIT;

async function searchGroups(
  directory: Directory,
  { groupBase, groupFilter: template }: LdapSettings,
  dn: string,
): Promise<readonly DirectoryEntry[]> {
  if (groupBase === '') return [];
  const filter = groupFilter(template, dn);
  return directory.search({ base: groupBase, filter, attributes: ['cn'], limit: GROUP_LIMIT });
}
