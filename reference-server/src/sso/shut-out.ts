const membership = (user: string, isOpen: boolean): string =>
  `exists (select from user_clients m join clients c on c.ref = m.client_ref
   where m.user_id = ${user} and m.deactivated_at is null
     and c.deactivated_at is ${isOpen ? '' : 'not '}null)`;

/**
 * SQL: whether an account has access to libraries that are switched off, and to no other one.
 *
 * @param user an expression for its id
 */
export const isShutOut = (user: string): string =>
  `(${membership(user, false)} and not ${membership(user, true)})`;
