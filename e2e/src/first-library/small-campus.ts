import { type SmallEntry, startSmallDirectory } from '@leeszaal/test-support/ldap';
import { STUDENTS, STUDENTS_OF_CAMPUS } from './through-provider.ts';

/** A directory with the people of the institution, each with the password `<login>-secret`. */
export interface CampusDirectory {
  readonly address: string;
  /** The authority of its certificate, in PEM; undefined: connections are not encrypted. */
  readonly authority?: string;
  /** The DN below which people are. */
  readonly base: string;
  /** The account that searches. */
  readonly searchDn: string;
  readonly searchSecret: string;
  stop(): Promise<void>;
}

const SUFFIX = 'dc=campus,dc=example';
const SEARCH = { dn: `cn=search,${SUFFIX}`, password: 'search-secret' };

/** Starts a directory in this process. */
export async function startSmallCampus(): Promise<CampusDirectory> {
  const base = `ou=people,${SUFFIX}`;
  const people = Object.entries(STUDENTS_OF_CAMPUS).map(
    ([login, { name, email }]): SmallEntry => ({
      dn: `uid=${login},${base}`,
      password: `${login}-secret`,
      attributes: {
        uid: [login],
        entryUUID: [`id-of-${login}`],
        cn: [name],
        mail: [email],
        memberOf: [`cn=${STUDENTS},ou=groups,${SUFFIX}`],
      },
    }),
  );
  const { address, stop } = await startSmallDirectory([{ ...SEARCH, attributes: {} }, ...people]);
  return { address, base, searchDn: SEARCH.dn, searchSecret: SEARCH.password, stop };
}
