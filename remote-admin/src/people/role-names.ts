import { hasRole, type Person, type Role } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the roles (`docs/behaviour.md` C 6). */
export const ROLE_NAMES: Record<Role, MessageDescriptor> = {
  none: msg`No role`,
  anonymous: msg`Visitor`,
  user: msg`Reader`,
  admin: msg`Administrator`,
  superadmin: msg`Portal administrator`,
};

/** The rights of a person with the role. */
export const ROLE_RIGHTS: Record<Role, MessageDescriptor> = {
  none: msg`Searches and reads.`,
  anonymous: msg`Searches and reads.`,
  user: msg`Searches, reads and has bookshelves.`,
  admin: msg`Does all that readers do, orders books, and administers this library.`,
  superadmin: msg`Does all that administrators do, manages the libraries of the portal and sees its releases.`,
};

/** The roles that can be given; `none` has the rights of `anonymous`. */
const GIVEN: readonly Role[] = ['anonymous', 'user', 'admin', 'superadmin'];

/** The roles that a person with the role `own` gives, in ascending order. */
export const givenBy = (own: Role): readonly Role[] => GIVEN.filter((role) => hasRole(own, role));

/** Whether one may change a person: see {@link standingOf}. */
export type Standing = 'self' | 'above' | 'within-reach';

/**
 * Whether an administrator may change a person: not the own account, and none with a higher role.
 *
 * @param own id and role of the administrator
 */
export function standingOf(
  person: Pick<Person, 'id' | 'role'>,
  own: { readonly id: string | undefined; readonly role: Role },
): Standing {
  if (String(person.id) === own.id) return 'self';
  return person.role === null || hasRole(own.role, person.role) ? 'within-reach' : 'above';
}
