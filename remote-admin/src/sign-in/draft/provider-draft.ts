import {
  type IdentityProvider,
  ldapSettingsSchema,
  oidcSettingsSchema,
  type ProviderKind,
  type ProviderRole,
  type ProviderSettings,
  samlSettingsSchema,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';

type KeyOf<Settings> = Settings extends unknown ? Exclude<keyof Settings, 'kind'> : never;

/** A setting that is a text. */
export type TextSetting = Exclude<KeyOf<ProviderSettings>, 'startTls'>;

/** A rule as it is typed. */
export interface RuleDraft {
  /** For React: it lasts while the form is open. */
  readonly key: string;
  readonly claim: string;
  readonly value: string;
  readonly role: ProviderRole;
}

/** A provider as it is typed. */
export interface ProviderDraft {
  readonly kind: ProviderKind;
  readonly name: string;
  readonly isActive: boolean;
  readonly texts: Readonly<Partial<Record<TextSetting, string>>>;
  readonly startTls: boolean;
  /** Empty: the stored secret stays. */
  readonly secret: string;
  readonly rules: readonly RuleDraft[];
  readonly defaultRole: ProviderRole | null;
  readonly linksByEmail: boolean;
}

/** By the name of the setting; one that is needed has no default. The types of Valibot lack those of a pipe. */
type Defaults = Readonly<Record<string, unknown>>;

/** The defaults of each kind. */
const DEFAULTS: Record<ProviderKind, Defaults> = {
  oidc: v.getDefaults(oidcSettingsSchema),
  saml: v.getDefaults(samlSettingsSchema),
  ldap: Object(v.getDefaults(ldapSettingsSchema)) as Defaults,
};

/** Whether a setting must have a text. */
export const isNeeded = (kind: ProviderKind, setting: TextSetting): boolean =>
  DEFAULTS[kind][setting] !== '';

function draftSettings({ kind: _, startTls, ...texts }: Defaults) {
  return {
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? text : '']),
    ),
    startTls: startTls === true,
  };
}

/** A new provider of a kind, with the defaults of its settings. It is inactive, so that it can be tried first. */
export const newProvider = (kind: ProviderKind): ProviderDraft => ({
  kind,
  name: '',
  isActive: false,
  ...draftSettings(DEFAULTS[kind]),
  secret: '',
  rules: [],
  defaultRole: 'user',
  linksByEmail: false,
});

/** A stored provider, to be changed. */
export function draftOf(provider: IdentityProvider): ProviderDraft {
  const { name, isActive, settings, rules, defaultRole, linksByEmail } = provider;
  return {
    kind: settings.kind,
    name,
    isActive,
    ...draftSettings(settings),
    secret: '',
    rules: rules.map((rule, index) => ({ ...rule, key: `stored-${index}` })),
    defaultRole,
    linksByEmail,
  };
}
