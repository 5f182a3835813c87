import { type ProviderChange, providerChangeCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { ProviderDraft } from './provider-draft.ts';

/** The fault of a field. */
export type FieldFault =
  | { readonly kind: 'missing' }
  | { readonly kind: 'long'; readonly limit: number }
  | { readonly kind: 'invalid' };

/** The faults by the path of the field in {@link ProviderChange}, such as `settings.issuer` or `rules.0.claim`. */
export type DraftFaults = ReadonlyMap<string, FieldFault>;

/** The result of checking a draft: what can be sent, or the faults. */
export type CheckedDraft =
  | { readonly kind: 'valid'; readonly change: ProviderChange }
  | { readonly kind: 'faulty'; readonly faults: DraftFaults };

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  if (issue.type === 'non_empty') return { kind: 'missing' };
  const { requirement } = issue;
  return issue.type === 'max_length' && typeof requirement === 'number'
    ? { kind: 'long', limit: requirement }
    : { kind: 'invalid' };
}

/** The rule for settings as a whole is the one about encryption. */
const pathOf = (issue: v.BaseIssue<unknown>): string => {
  const path = v.getDotPath(issue) ?? '';
  return path === 'settings' ? 'settings.startTls' : path;
};

/** Checks a draft by the schema of the API. */
export function checkDraft(draft: ProviderDraft): CheckedDraft {
  const { kind, name, isActive, texts, startTls, secret, defaultRole, linksByEmail } = draft;
  const change = {
    name,
    isActive,
    settings: { kind, ...texts, ...(kind === 'ldap' && { startTls }) },
    rules: draft.rules.map(({ claim, value, role }) => ({ claim, value, role })),
    defaultRole,
    linksByEmail,
    ...(secret !== '' && { secret }),
  };
  // The first fault of a field is enough, and the rule for encryption needs an address that was found to be one.
  const result = v.safeParse(providerChangeCodec.schema, change, { abortPipeEarly: true });
  if (result.success) return { kind: 'valid', change: result.output };
  return {
    kind: 'faulty',
    faults: new Map(result.issues.map((issue) => [pathOf(issue), faultOf(issue)])),
  };
}
