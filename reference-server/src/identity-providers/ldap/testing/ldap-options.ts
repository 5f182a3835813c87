import { type LdapSettings, ldapSettingsSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { ProviderOptions } from '../../provider.contract.ts';

/** The password of the account that searches in the directories of the tests. */
export const SEARCH_SECRET = 'search-secret';

/** Options of a provider for a directory on this machine, without TLS. */
export const ldapOptions = (
  address: string,
  settings: Partial<LdapSettings> = {},
  secret = SEARCH_SECRET,
): ProviderOptions<LdapSettings> => ({
  settings: v.parse(ldapSettingsSchema, {
    kind: 'ldap',
    address,
    startTls: false,
    bindDn: 'cn=search,dc=x',
    base: 'dc=x',
    ...settings,
  }),
  secret,
  addresses: { answer: '', signOut: '', signedOut: '', metadata: '' },
});
