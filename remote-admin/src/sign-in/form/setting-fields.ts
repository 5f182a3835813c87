import type { ProviderKind } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextSetting } from '../draft/provider-draft.ts';

/** A field of the form for the settings of a kind. */
export interface SettingField {
  readonly name: TextSetting | 'startTls' | 'secret';
  readonly label: MessageDescriptor;
  readonly help?: MessageDescriptor;
  /** Several lines, as many at first. */
  readonly rows?: number;
}

/** The fields that every provider of a kind needs or usually has, in order. */
export const MAIN_FIELDS: Record<ProviderKind, readonly SettingField[]> = {
  oidc: [
    {
      name: 'issuer',
      label: msg`Issuer`,
      help: msg`The address of the provider, without /.well-known/openid-configuration`,
    },
    {
      name: 'clientId',
      label: msg`Client ID`,
      help: msg`The provider gives it to you when you register this portal as an application`,
    },
    { name: 'secret', label: msg`Client secret` },
  ],
  saml: [
    { name: 'entityId', label: msg`Entity ID of the provider` },
    {
      name: 'signInAddress',
      label: msg`Sign-in address`,
      help: msg`The SingleSignOnService with the binding HTTP-Redirect`,
    },
    {
      name: 'signOutAddress',
      label: msg`Sign-out address`,
      help: msg`The SingleLogoutService with the binding HTTP-Redirect. Leave it empty if the provider has none.`,
    },
    {
      name: 'certificates',
      label: msg`Certificates for signatures (PEM)`,
      help: msg`Several certificates are possible, one below the other: for example during a change of certificates`,
      rows: 4,
    },
  ],
  ldap: [
    {
      name: 'address',
      label: msg`Address of the directory`,
      help: msg`For example ldaps://directory.example.org`,
    },
    { name: 'startTls', label: msg`Encrypt ldap:// connections with StartTLS` },
    {
      name: 'base',
      label: msg`Search base for people`,
      help: msg`People are searched for below this entry, for example ou=people,dc=example,dc=org`,
    },
    {
      name: 'bindDn',
      label: msg`DN of the account that searches`,
      help: msg`Leave it empty if the directory can be searched without an account`,
    },
    { name: 'secret', label: msg`Password of the account that searches` },
  ],
};

const login = '{login}';
const dn = '{dn}';

/** The fields whose defaults are right for most providers of a kind. */
export const ADVANCED_FIELDS: Record<ProviderKind, readonly SettingField[]> = {
  oidc: [
    {
      name: 'scope',
      label: msg`Scope`,
      help: msg`Separated by spaces. openid is needed; add a scope if groups need one.`,
    },
    { name: 'nameClaim', label: msg`Claim with the name` },
    {
      name: 'emailClaim',
      label: msg`Claim with the e-mail address`,
    },
  ],
  saml: [
    {
      name: 'subjectAttribute',
      label: msg`Attribute with the lasting ID`,
      help: msg`It must never be given to another person. Empty: the NameID of the assertion.`,
    },
    { name: 'nameAttribute', label: msg`Attribute with the name` },
    { name: 'emailAttribute', label: msg`Attribute with the e-mail address` },
  ],
  ldap: [
    {
      name: 'filter',
      label: msg`Filter for a person`,
      help: msg`${{ login }} stands for the user name that was typed. Active Directory: (sAMAccountName=${{ login }})`,
    },
    {
      name: 'subjectAttribute',
      label: msg`Attribute with the lasting ID`,
      help: msg`It must never be given to another person. Active Directory: objectGUID`,
    },
    { name: 'nameAttribute', label: msg`Attribute with the name` },
    { name: 'emailAttribute', label: msg`Attribute with the e-mail address` },
    {
      name: 'groupBase',
      label: msg`Search base for groups`,
      help: msg`Only for directories whose people have no attribute with their groups. Empty: groups are not searched for.`,
    },
    {
      name: 'groupFilter',
      label: msg`Filter for the groups of a person`,
      help: msg`${{ dn }} stands for the DN of the person`,
    },
    {
      name: 'authorities',
      label: msg`Certificates of your own authority (PEM)`,
      help: msg`Only if the certificate of the directory is not from a public authority`,
      rows: 4,
    },
  ],
};

/** The rule of a setting's text, for a refused one. */
export const SETTING_RULES: Readonly<Partial<Record<SettingField['name'], MessageDescriptor>>> = {
  issuer: msg`Enter a full address that begins with https:// (http:// is for localhost only)`,
  signInAddress: msg`Enter a full address that begins with https:// (http:// is for localhost only)`,
  signOutAddress: msg`Enter a full address that begins with https:// (http:// is for localhost only)`,
  address: msg`Enter an address that begins with ldaps:// or ldap:// and ends with the host or the port`,
  startTls: msg`Without encryption, a directory can be used on localhost only`,
  certificates: msg`Enter certificates from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----`,
  authorities: msg`Enter certificates from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----`,
  scope: msg`Enter scopes separated by spaces, with openid among them`,
  filter: msg`Enter a filter in parentheses that contains ${{ login }}`,
  groupFilter: msg`Enter a filter in parentheses that contains ${{ dn }}`,
};
