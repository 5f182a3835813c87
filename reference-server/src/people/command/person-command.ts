import { emailSchema, ROLES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Transactional } from '../../database/database.contract.ts';
import { UnknownError } from '../../local/mint-for.ts';
import { INVITATION_DAYS, INVITATION_SECONDS, makeAccountLink } from '../account-links.ts';
import { passwordLink } from '../password-link.ts';
import { addPerson, type LibraryPerson, listPeople, setRole } from '../people.ts';

const client = v.pipe(v.string(), v.nonEmpty());
const role = v.picklist(ROLES);

/** Operator commands for the people of a library. */
export const personCommandSchema = v.variant('command', [
  v.object({
    command: v.literal('add'),
    client,
    email: emailSchema,
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120), v.regex(/^\P{Cc}*$/u)),
    role: v.optional(role, 'user'),
  }),
  v.object({ command: v.literal('list'), client }),
  v.object({ command: v.literal('link'), client, email: emailSchema }),
  v.object({ command: v.literal('role'), client, email: emailSchema, role }),
]);

/** See {@link personCommandSchema}. */
export type PersonCommand = v.InferOutput<typeof personCommandSchema>;

/** What a command runs on. */
export interface PersonContext {
  readonly database: Transactional;
  /** The portal's address, for links. */
  readonly portalUrl: string;
}

async function requireClient(database: Queryable, ref: string): Promise<void> {
  const clients = await database.query<{ ref: string }>('select ref from clients order by ref', []);
  if (clients.some((each) => each.ref === ref)) return;
  const refs = clients.map((each) => each.ref).join(', ') || 'none';
  throw new UnknownError(`There is no client ${ref}. There are: ${refs}.`);
}

async function requirePerson(
  database: Queryable,
  { client: ref, email }: { readonly client: string; readonly email: string },
): Promise<LibraryPerson> {
  const wanted = email.toLowerCase();
  const people = await listPeople(database, ref);
  const person = people.find(({ login }) => login.toLowerCase() === wanted);
  if (person === undefined) throw new UnknownError(`There is no account ${email} at ${ref}.`);
  return person;
}

async function linkLines({ database, portalUrl }: PersonContext, id: number): Promise<string[]> {
  const token = await makeAccountLink(database, id, INVITATION_SECONDS);
  return [
    `The person chooses a password at this address, once and within ${INVITATION_DAYS} days:`,
    `  ${new URL(passwordLink(token), portalUrl).href}`,
  ];
}

const lineOf = ({ login, fullName, role: has, hasPassword }: LibraryPerson): string =>
  `${login}  ${fullName}  ${has ?? 'no access'}${hasPassword ? '' : '  no password yet'}`;

/** Runs a command. @returns the lines to print @throws UnknownError without such a client or person */
export async function runPersonCommand(
  context: PersonContext,
  command: PersonCommand,
): Promise<string[]> {
  const { database } = context;
  await requireClient(database, command.client);
  if (command.command === 'list') return (await listPeople(database, command.client)).map(lineOf);
  if (command.command === 'add') {
    const { name, ...rest } = command;
    const id = await database.transaction((transaction) =>
      addPerson(transaction, { ...rest, fullName: name }),
    );
    if (id === undefined) throw new UnknownError(`There is an account ${command.email} already.`);
    return [`${name} has an account, as ${command.role}.`, ...(await linkLines(context, id))];
  }
  const person = await requirePerson(database, command);
  if (command.command === 'link') return linkLines(context, person.id);
  await setRole(database, person.id, command.role);
  return [`${person.fullName} is now ${command.role}.`];
}
