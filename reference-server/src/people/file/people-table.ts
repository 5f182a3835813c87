import type { Language, Person } from '@leeszaal/shared-contracts';
import { writeTable } from '../../audit/spreadsheet.ts';

/** Headings that an import reads, in any language of the reader. */
const COLUMNS = {
  name: 'name',
  email: 'email',
  role: 'role',
  state: 'state',
  login: 'user name',
  seenAt: 'last seen',
} as const;

/** The people of a library as a table. */
export function peopleTable(people: readonly Person[], language: Language): string {
  return writeTable(
    people.map(({ name, email, role, state, login, seenAt }) => ({
      ...{ name, email, state, login },
      role: role ?? 'none',
      seenAt: seenAt ?? '',
    })),
    COLUMNS,
    { language, timeZone: 'UTC' },
  );
}
