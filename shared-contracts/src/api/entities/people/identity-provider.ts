import * as v from 'valibot';
import { plain } from '../../schema/codec.ts';
import { wholeNumber } from '../../schema/scalars.ts';

/** The protocols by which an identity provider is asked. */
export const PROVIDER_KINDS = ['oidc', 'saml', 'ldap'] as const;
/** See {@link PROVIDER_KINDS}. */
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** Hosts with which a connection without TLS is accepted: a developer's own machine. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the host of an address is the machine itself. */
export const isLocalHost = (hostname: string): boolean => LOCAL_HOSTS.includes(hostname);

/** The maximum length of an address or a name in the settings of a provider, in characters. */
export const PROVIDER_TEXT_LIMIT = 1000;
/** The maximum length of a certificate or of several in one text, in characters. */
export const PROVIDER_CERTIFICATE_LIMIT = 40_000;

const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(PROVIDER_TEXT_LIMIT),
  v.regex(/^\P{Cc}*$/u),
);
const lineOr = (fallback: string) => v.optional(line, fallback);

const addressWith = (secure: string, local: string) =>
  v.pipe(
    line,
    v.check((text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, hostname, username, password, hash } = new URL(text);
      if (username !== '' || password !== '' || hash !== '') return false;
      return protocol === secure || (protocol === local && isLocalHost(hostname));
    }, `an address that begins with ${secure}//`),
  );

/** An address of a provider: `https`, or `http` on this machine. */
export const providerAddressSchema = addressWith('https:', 'http:');
/** The address of a directory: `ldaps`, `ldap` with StartTLS, or `ldap` on this machine. */
const directoryAddressSchema = v.pipe(
  line,
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, username, password, pathname, search } = new URL(text);
    const isPlain = username === '' && password === '' && /^\/?$/.test(pathname) && search === '';
    return isPlain && (protocol === 'ldaps:' || protocol === 'ldap:');
  }, 'an address that begins with ldaps:// or ldap://'),
);

const certificates = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(PROVIDER_CERTIFICATE_LIMIT),
  v.regex(/^$|-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/),
);

/** Settings of OpenID Connect. */
export const oidcSettingsSchema = v.strictObject({
  kind: v.literal('oidc'),
  /** The address whose `/.well-known/openid-configuration` describes the provider. */
  issuer: providerAddressSchema,
  clientId: line,
  /** Separated by spaces; `openid` is among them. */
  scope: v.optional(v.pipe(line, v.regex(/(?:^| )openid(?: |$)/)), 'openid profile email'),
  nameClaim: lineOr('name'),
  emailClaim: lineOr('email'),
});

/** Settings of SAML 2.0. */
export const samlSettingsSchema = v.strictObject({
  kind: v.literal('saml'),
  /** The provider's entity id, which issues the assertions. */
  entityId: line,
  /** Where the browser is sent to sign in (HTTP-Redirect). */
  signInAddress: providerAddressSchema,
  /** Where the browser is sent to sign out (HTTP-Redirect); empty: the provider has none. */
  signOutAddress: v.optional(v.union([v.literal(''), providerAddressSchema]), ''),
  /** The certificates with which the provider signs, in PEM. */
  certificates: v.pipe(certificates, v.nonEmpty()),
  /** The attribute with the lasting id of the person; empty: the NameID, unless it is transient. */
  subjectAttribute: v.optional(v.union([v.literal(''), line]), ''),
  nameAttribute: lineOr('displayName'),
  emailAttribute: lineOr('mail'),
});

/** Settings of a directory (LDAP). */
export const ldapSettingsSchema = v.pipe(
  v.strictObject({
    kind: v.literal('ldap'),
    address: directoryAddressSchema,
    /** Whether an `ldap` connection is encrypted before anything is sent. */
    startTls: v.optional(v.boolean(), true),
    /** Certificates of authorities beside the usual ones, in PEM. */
    authorities: v.optional(certificates, ''),
    /** The account that searches; empty: anonymous. */
    bindDn: v.optional(v.union([v.literal(''), line]), ''),
    /** Below which entry people are searched. */
    base: line,
    /** The search for a person, with `{login}` for what was typed. */
    filter: v.optional(
      v.pipe(
        line,
        v.check(
          (text) => text.includes('{login}') && /^\(.*\)$/.test(text),
          'a filter with {login}',
        ),
      ),
      '(uid={login})',
    ),
    /** The attribute with the lasting id of the person. */
    subjectAttribute: lineOr('entryUUID'),
    nameAttribute: lineOr('cn'),
    emailAttribute: lineOr('mail'),
    /** Below which entry groups with the person as a member are searched; empty: groups are not searched. */
    groupBase: v.optional(v.union([v.literal(''), line]), ''),
    /** The search for groups, with `{dn}` for the entry of the person. */
    groupFilter: v.optional(
      v.pipe(
        line,
        v.check((text) => text.includes('{dn}') && /^\(.*\)$/.test(text), 'a filter with {dn}'),
      ),
      '(member={dn})',
    ),
  }),
  v.check(({ address, startTls }) => {
    // An address that is none has been refused already.
    if (!URL.canParse(address)) return true;
    const { protocol, hostname } = new URL(address);
    return protocol === 'ldaps:' || startTls || isLocalHost(hostname);
  }, 'encrypted, unless the directory is on this machine'),
);

/** The settings of a provider, by its kind. */
export const providerSettingsSchema = v.variant('kind', [
  oidcSettingsSchema,
  samlSettingsSchema,
  ldapSettingsSchema,
]);
/** See {@link providerSettingsSchema}. */
export type ProviderSettings = v.InferOutput<typeof providerSettingsSchema>;
/** Settings of OpenID Connect. */
export type OidcSettings = v.InferOutput<typeof oidcSettingsSchema>;
/** Settings of SAML 2.0. */
export type SamlSettings = v.InferOutput<typeof samlSettingsSchema>;
/** Settings of a directory. */
export type LdapSettings = v.InferOutput<typeof ldapSettingsSchema>;

/** The roles that a provider can give. A superadmin is made by a superadmin only. */
export const PROVIDER_ROLES = ['none', 'anonymous', 'user', 'admin'] as const;
/** See {@link PROVIDER_ROLES}. */
export type ProviderRole = (typeof PROVIDER_ROLES)[number];

/** The maximum number of role rules of a provider. */
export const ROLE_RULE_LIMIT = 50;

const roleRuleSchema = v.strictObject({
  /** The name of the claim or attribute, or `groups` for the groups of a directory. */
  claim: line,
  /** One of its values, exactly; `*` stands for each. */
  value: line,
  role: v.picklist(PROVIDER_ROLES),
});
/** A rule for the role of a person: who has the value gets the role. */
export type RoleRule = v.InferOutput<typeof roleRuleSchema>;

/** The maximum length of the name of a provider, in characters. */
export const PROVIDER_NAME_LIMIT = 60;
/** The maximum length of a secret of a provider, in characters. */
export const PROVIDER_SECRET_LIMIT = 1000;

const changeableEntries = {
  /** On the button of the sign-in page. */
  name: v.pipe(line, v.maxLength(PROVIDER_NAME_LIMIT), v.regex(/^\P{Cf}*$/u)),
  /** Whether people can sign in with it. An inactive one can be tried. */
  isActive: v.boolean(),
  settings: providerSettingsSchema,
  /** The highest role of all that apply counts. */
  rules: v.pipe(v.array(roleRuleSchema), v.maxLength(ROLE_RULE_LIMIT)),
  /** The role of people to whom no rule applies; null: they have no access. */
  defaultRole: v.nullable(v.picklist(PROVIDER_ROLES)),
  /**
   * Whether a person who comes for the first time gets the account that the library has for the same e-mail address.
   * Its password ends with that.
   */
  linksByEmail: v.boolean(),
};

/** The change of a provider, or a new one. */
export const providerChangeCodec = plain(
  v.strictObject({
    ...changeableEntries,
    /** The secret of the client, or the password of the account that searches; missing: stays as it is. */
    secret: v.optional(v.pipe(v.string(), v.maxLength(PROVIDER_SECRET_LIMIT))),
  }),
);
/** See {@link providerChangeCodec}. */
export type ProviderChange = v.InferOutput<typeof providerChangeCodec.schema>;

const providerSchema = v.object({
  id: wholeNumber,
  ...changeableEntries,
  hasSecret: v.boolean(),
  /** The addresses to register at the provider; each is missing where the protocol has none. */
  addresses: v.object({
    /** The redirect address of OpenID Connect, or the assertion consumer of SAML. */
    answer: v.optional(v.string()),
    /** Where the provider says that a session ended. */
    signOut: v.optional(v.string()),
    /** Where a browser arrives after signing out there. */
    signedOut: v.optional(v.string()),
    /** The entity id of this portal, at which its metadata is. */
    metadata: v.optional(v.string()),
  }),
});
/** An identity provider of a library. */
export type IdentityProvider = v.InferOutput<typeof providerSchema>;

/** An identity provider of a library. */
export const identityProviderCodec = plain(providerSchema);
/** The identity providers of a library. */
export const identityProvidersCodec = plain(v.object({ providers: v.array(providerSchema) }));

/** The maximum number of identity providers of a library. */
export const PROVIDER_LIMIT = 10;

/** The address of a page on which an administrator signs in with a provider and sees what came. */
export const providerTrialCodec = plain(v.object({ address: v.string() }));
