import * as v from 'valibot';

/** The role levels in ascending order (`docs/behaviour.md` C6, `docs/decisions.md` 3). */
export const ROLES = ['none', 'anonymous', 'user', 'admin', 'superadmin'] as const;

/** One of the role levels. */
export type Role = (typeof ROLES)[number];

/** Parses a role of the server: an unknown name is the lowest level (`docs/decisions.md` 3). */
export const roleSchema = v.pipe(
  v.string(),
  v.transform((name): Role => ROLES.find((role) => role === name) ?? 'none'),
);

/** Whether `role` is at or above `minimum`. */
export function hasRole(role: Role, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}
