import { emailSchema, nameSchema, type Person, ROLES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable, Transactional } from '../../database/database.contract.ts';
import { switchedOff, UnknownError } from '../../local/unknown-error.ts';
import { removeSecondFactor } from '../../second-factor/remove-second-factor.ts';
import { INVITATION_DAYS } from '../account-links.ts';
import { type Invited, invitePerson, makeInvitation } from '../invite-person.ts';
import { type Library, libraryOf, listLibraryRefs } from '../library-of.ts';
import { addPerson, listPeople, setRole } from '../people.ts';

const client = v.pipe(v.string(), v.nonEmpty());
const role = v.picklist(ROLES);
/** Whether the link is mailed to the person instead of printed. */
const mail = v.optional(v.boolean(), false);

/** Operator commands for the people of a library. */
export const personCommandSchema = v.variant('command', [
  v.object({
    command: v.literal('add'),
    client,
    email: emailSchema,
    name: nameSchema,
    role: v.optional(role, 'user'),
    mail,
  }),
  v.object({ command: v.literal('list'), client }),
  v.object({ command: v.literal('link'), client, email: emailSchema, mail }),
  v.object({ command: v.literal('remove-second-factor'), client, email: emailSchema }),
  v.object({ command: v.literal('role'), client, email: emailSchema, role }),
]);

/** See {@link personCommandSchema}. */
export type PersonCommand = v.InferOutput<typeof personCommandSchema>;

/** Dependencies of a command. */
export interface PersonContext {
  readonly database: Transactional;
  /** The portal's address, for links. */
  readonly portalUrl: string;
}

async function requireLibrary(database: Queryable, ref: string): Promise<Library> {
  const found = await libraryOf(database, ref);
  if (found !== undefined) return found;
  const refs = (await listLibraryRefs(database)).join(', ') || 'none';
  throw new UnknownError(`There is no client ${ref}. There are: ${refs}.`);
}

async function requirePerson(
  database: Queryable,
  { client: ref, email }: { readonly client: string; readonly email: string },
): Promise<Person> {
  const wanted = email.toLowerCase();
  const { people } = await listPeople(database, { client: ref, query: email });
  const person = people.find(({ login }) => login.toLowerCase() === wanted);
  if (person === undefined) throw new UnknownError(`There is no account ${email} at ${ref}.`);
  return person;
}

interface LinkContext extends Pick<PersonContext, 'portalUrl'> {
  readonly library: Library;
  readonly mail: boolean;
}

/** Makes a link, and mails or prints it. */
async function linkLines(
  transaction: Queryable,
  { portalUrl, library, mail }: LinkContext,
  person: Invited,
): Promise<string[]> {
  if (mail) {
    await invitePerson(transaction, { library, portalUrl }, person);
    return [`A mail is on its way to ${person.email}, with a link for choosing a password.`];
  }
  return [
    `The person chooses a password at this address, once and within ${INVITATION_DAYS} days:`,
    `  ${await makeInvitation(transaction, portalUrl, person)}`,
  ];
}

const STATES: Readonly<Record<Person['state'], string>> = {
  active: '',
  invited: '  no password yet',
  deactivated: '  deactivated',
};

const lineOf = ({ login, name, role: has, state }: Person): string =>
  `${login}  ${name}  ${has ?? 'no access'}${STATES[state]}`;

type Command<Name extends PersonCommand['command']> = Extract<PersonCommand, { command: Name }>;

async function add(
  transaction: Queryable,
  context: Omit<LinkContext, 'mail'>,
  { client, email, name, role: given, mail: isMailed }: Command<'add'>,
): Promise<string[]> {
  const id = await addPerson(transaction, { client, fullName: name, email, role: given });
  if (id === undefined) throw new UnknownError(`There is an account ${email} already.`);
  await writeAudit(transaction, { client, user: null }, 'person-added', {
    person: { id, role: given },
  });
  const person = { id, login: email, email, name };
  const lines = await linkLines(transaction, { ...context, mail: isMailed }, person);
  return [`${name} has an account, as ${given}.`, ...lines];
}

/** Commands that would let a person in. */
const LETTING_IN: readonly PersonCommand['command'][] = ['add', 'link'];

/**
 * Runs a command.
 *
 * @returns the lines to print
 * @throws UnknownError without such a client or person, or when the client is switched off and a person would be let in
 */
export async function runPersonCommand(
  { database, portalUrl }: PersonContext,
  command: PersonCommand,
): Promise<string[]> {
  const { client } = command;
  const library = await requireLibrary(database, client);
  if (!library.isOpen && LETTING_IN.includes(command.command)) throw switchedOff(client);
  if (command.command === 'list') {
    const { people } = await listPeople(database, { client });
    return people.map(lineOf);
  }
  const actor = { client, user: null };
  return database.transaction(async (transaction) => {
    if (command.command === 'add') return add(transaction, { library, portalUrl }, command);
    const person = await requirePerson(transaction, command);
    const { id } = person;
    if (command.command === 'link') {
      await writeAudit(transaction, actor, 'person-link-sent', { person: { id } });
      return linkLines(transaction, { portalUrl, library, mail: command.mail }, person);
    }
    if (command.command === 'remove-second-factor') {
      const wasSet = await removeSecondFactor(transaction, id, actor);
      return [
        wasSet
          ? `${person.name} logs in with the password only, and is logged out everywhere.`
          : `${person.name} has no second factor.`,
      ];
    }
    const { role: given } = command;
    await setRole(transaction, { client, id, role: given });
    await writeAudit(transaction, actor, 'person-role-changed', { person: { id, role: given } });
    return [`${person.name} is now ${given}.`];
  });
}
