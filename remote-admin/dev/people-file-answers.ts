import type { PeopleImport, Person, RefusedLine, Role } from '@leeszaal/shared-contracts';

type FilePerson = Pick<Person, 'name' | 'email'> & { readonly role: Role };

/** The preview of a file of people, by a much simpler reader than the server's: commas or semicolons, no quotes. */
export function readTable(
  text: string,
  people: readonly Person[],
): { readonly answer: PeopleImport; readonly fresh: readonly FilePerson[] } {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const cells = (line: string) => line.split(/[,;]/).map((cell) => cell.trim());
  const columns = cells(head.toLowerCase());
  const [nameAt, emailAt, roleAt] = ['name', 'email', 'role'].map((column) =>
    columns.indexOf(column),
  );
  const unreadable = (fault: 'no-columns' | 'no-people') =>
    ({ answer: { kind: 'unreadable', fault }, fresh: [] }) as const;
  if (nameAt === -1 || emailAt === -1) return unreadable('no-columns');
  if (lines.length === 0) return unreadable('no-people');
  const known = new Set(people.map(({ email }) => email));
  const fresh: FilePerson[] = [];
  const problems: RefusedLine[] = [];
  let knownCount = 0;
  for (const [index, line] of lines.entries()) {
    const at = (column: number | undefined) => cells(line)[column ?? -1] ?? '';
    const [name, email] = [at(nameAt), at(emailAt)];
    const fault = name === '' ? 'no-name' : email.includes('@') ? undefined : 'bad-email';
    const role: Role = at(roleAt) === 'admin' ? 'admin' : 'user';
    if (fault) problems.push({ line: index + 2, name, email, fault });
    else if (known.has(email)) knownCount += 1;
    else fresh.push({ name, email, role });
  }
  return {
    fresh,
    answer: {
      kind: 'read',
      added: fresh.length,
      known: knownCount,
      refused: problems.length,
      first: fresh.slice(0, 10),
      problems: problems.slice(0, 200),
    },
  };
}

/** People as a table that {@link readTable} reads. */
export const exportTable = (people: readonly Person[]): string =>
  ['name;email;role', ...people.map(({ name, email, role }) => `${name};${email};${role ?? ''}`)]
    .join('\r\n')
    .concat('\r\n');
