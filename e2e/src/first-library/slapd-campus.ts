import { startSlapd } from '@leeszaal/test-support/ldap';
import type { CampusDirectory } from './small-campus.ts';
import { STUDENTS, STUDENTS_OF_CAMPUS } from './through-provider.ts';

const SEARCH_SECRET = 'search-secret';

/** Starts Debian's slapd, with StartTLS, and adds the people and their group. */
export async function startSlapdCampus(): Promise<CampusDirectory> {
  const { address, authority, suffix, administer, stop } = await startSlapd();
  const base = `ou=people,${suffix}`;
  const searchDn = `cn=search,${suffix}`;
  await administer(async (client) => {
    await client.add(searchDn, {
      objectClass: ['organizationalRole', 'simpleSecurityObject'],
      userPassword: SEARCH_SECRET,
    });
    for (const ou of ['people', 'groups']) {
      await client.add(`ou=${ou},${suffix}`, { objectClass: 'organizationalUnit', ou });
    }
    const members: string[] = [];
    for (const [uid, { name, email }] of Object.entries(STUDENTS_OF_CAMPUS)) {
      const person = { uid, cn: name, sn: name, mail: email, userPassword: `${uid}-secret` };
      await client.add(`uid=${uid},${base}`, { objectClass: 'inetOrgPerson', ...person });
      members.push(`uid=${uid},${base}`);
    }
    // The overlay `memberof` tells each person of it.
    const group = { objectClass: 'groupOfNames', cn: STUDENTS, member: members };
    await client.add(`cn=${STUDENTS},ou=groups,${suffix}`, group);
  });
  return { address, authority, base, searchDn, searchSecret: SEARCH_SECRET, stop };
}
