import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Person } from './library.ts';

/* A stand-in for the sign-in that an institution has already. */

/** The people of this institution. */
export const PEOPLE: readonly Person[] = [
  { id: 'noor', name: 'Noor de Vries' },
  { id: 'daan', name: 'Daan Achterberg' },
];

const COOKIE = 'institution-session';

/** Who is signed in in which browser. */
export interface Sessions {
  /** Signs a person in. @returns the value of `Set-Cookie` */
  begin(person: Person): string;
  /** The person whose browser sent the request. */
  personOf(request: IncomingMessage): Person | undefined;
}

/** Sessions in memory: a restart signs everybody out. */
export function createSessions(): Sessions {
  const people = new Map<string, Person>();
  return {
    begin(person) {
      const id = randomBytes(24).toString('base64url');
      people.set(id, person);
      return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;
    },
    personOf({ headers: { cookie = '' } }) {
      const [, id = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookie) ?? [];
      return people.get(id);
    },
  };
}
