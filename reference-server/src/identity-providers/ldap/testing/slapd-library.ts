import type { LdapSettings } from '@leeszaal/shared-contracts';
import { type Slapd, startSlapd } from '@leeszaal/test-support/ldap';
import { Attribute, Change } from 'ldapts';
import type { PasswordProvider } from '../../provider.contract.ts';
import { createLdapProvider } from '../ldap-provider.ts';
import { ldapOptions, SEARCH_SECRET } from './ldap-options.ts';

/** How long slapd may take to be downloaded and started, in milliseconds. */
export const SLAPD_LIMIT_MS = 300_000;

/** A slapd with an account that searches, which reads everything but passwords. */
export interface SlapdLibrary {
  readonly slapd: Slapd;
  /** The DN below which people are. */
  readonly people: string;
  readonly groups: string;
  /** Adds a person with the password `<login>-secret`. @returns the DN */
  addPerson(rdn: string, login: string, attributes?: Record<string, string>): Promise<string>;
  addGroup(rdn: string, attributes: Record<string, string>): Promise<void>;
  /** Changes an attribute of an entry. */
  change(
    dn: string,
    operation: 'add' | 'delete' | 'replace',
    type: string,
    values?: string[],
  ): Promise<void>;
  /** A provider with StartTLS; default: the right settings. */
  providerOf(settings?: Partial<LdapSettings>, secret?: string): PasswordProvider;
}

/** Starts slapd with the entries that each library has. */
export async function startSlapdLibrary(): Promise<SlapdLibrary> {
  const slapd = await startSlapd();
  const searchDn = `cn=search,${slapd.suffix}`;
  await slapd.administer(async (client) => {
    await client.add(searchDn, {
      objectClass: ['organizationalRole', 'simpleSecurityObject'],
      userPassword: SEARCH_SECRET,
    });
    for (const ou of ['people', 'moved', 'groups']) {
      await client.add(`ou=${ou},${slapd.suffix}`, { objectClass: 'organizationalUnit', ou });
    }
  });
  const people = `ou=people,${slapd.suffix}`;
  const groups = `ou=groups,${slapd.suffix}`;
  return {
    slapd,
    people,
    groups,
    async addPerson(rdn, login, attributes = {}) {
      const dn = `${rdn},${people}`;
      const required = { uid: login, cn: login, sn: login, userPassword: `${login}-secret` };
      const objectClass = ['inetOrgPerson', 'shadowAccount'];
      await slapd.administer((client) =>
        client.add(dn, { objectClass, ...required, ...attributes }),
      );
      return dn;
    },
    addGroup: (rdn, attributes) =>
      slapd.administer((client) => client.add(`${rdn},${groups}`, attributes)),
    change: (dn, operation, type, values = []) =>
      slapd.administer((client) =>
        client.modify(dn, new Change({ operation, modification: new Attribute({ type, values }) })),
      ),
    providerOf(settings, secret) {
      const { address, authority } = slapd;
      const right = { bindDn: searchDn, base: people, startTls: true, authorities: authority };
      return createLdapProvider(ldapOptions(address, { ...right, ...settings }, secret));
    },
  };
}

/** Why a sign-in is refused; `accepted`: it is not. */
export const refusalOf = (
  provider: PasswordProvider,
  login: string,
  password: string,
): Promise<string> =>
  provider.check(login, password).then(
    () => 'accepted',
    ({ reason }: { reason: string }) => reason,
  );
