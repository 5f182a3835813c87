import { hasRole, type ProviderRole, type RoleRule } from '@leeszaal/shared-contracts';
import type { Claims } from './provider.contract.ts';

/** The rules of a provider for the roles of its people. */
export interface RoleRules {
  readonly rules: readonly RoleRule[];
  /** Of people to whom no rule applies; null: no access. */
  readonly defaultRole: ProviderRole | null;
}

/** Whether a person has what a rule asks for. */
function applies({ claim, value }: RoleRule, claims: Claims): boolean {
  const values = Object.hasOwn(claims, claim) ? (claims[claim] ?? []) : [];
  return value === '*' ? values.length > 0 : values.includes(value);
}

/** The role of a person: the highest of all rules that apply, else the one of all others. Null: no access. */
export function roleFor(claims: Claims, { rules, defaultRole }: RoleRules): ProviderRole | null {
  const [first, ...others] = rules.filter((rule) => applies(rule, claims)).map(({ role }) => role);
  if (first === undefined) return defaultRole;
  return others.reduce((best, role) => (hasRole(role, best) ? role : best), first);
}
