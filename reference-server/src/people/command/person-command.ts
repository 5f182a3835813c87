import { emailSchema, ROLES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Transactional } from '../../database/database.contract.ts';
import { UnknownError } from '../../local/mint-for.ts';
import { queueMail } from '../../mail/mail-queue.ts';
import { INVITATION_DAYS, INVITATION_SECONDS, makeAccountLink } from '../account-links.ts';
import { invitationMail } from '../invitation-mail.ts';
import { passwordLink } from '../password-link.ts';
import { addPerson, type LibraryPerson, listPeople, setRole } from '../people.ts';
import { nameSchema } from '../person-name.contract.ts';

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

interface Client extends Readonly<Record<string, unknown>> {
  readonly ref: string;
  readonly name: string;
  readonly language: string | null;
}

async function requireClient(database: Queryable, ref: string): Promise<Client> {
  const clients = await database.query<Client>(
    `select ref, name, settings->>'defaultLanguage' as language from clients order by ref`,
    [],
  );
  const found = clients.find((each) => each.ref === ref);
  if (found !== undefined) return found;
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

interface LinkContext extends Pick<PersonContext, 'portalUrl'> {
  readonly library: Client;
  readonly mail: boolean;
}

/** Makes a link, and mails or prints it. */
async function linkLines(
  transaction: Queryable,
  { portalUrl, library, mail }: LinkContext,
  { id, login, fullName }: Pick<LibraryPerson, 'id' | 'login' | 'fullName'>,
): Promise<string[]> {
  const token = await makeAccountLink(transaction, id, INVITATION_SECONDS);
  const link = new URL(passwordLink(token), portalUrl).href;
  if (mail) {
    const { name, language } = library;
    await queueMail(
      transaction,
      invitationMail({ library: name, language, fullName, login, link }),
    );
    return [`A mail is on its way to ${login}, with a link for choosing a password.`];
  }
  return [
    `The person chooses a password at this address, once and within ${INVITATION_DAYS} days:`,
    `  ${link}`,
  ];
}

const lineOf = ({ login, fullName, role: has, hasPassword }: LibraryPerson): string =>
  `${login}  ${fullName}  ${has ?? 'no access'}${hasPassword ? '' : '  no password yet'}`;

/** Runs a command. @returns the lines to print @throws UnknownError without such a client or person */
export async function runPersonCommand(
  context: PersonContext,
  command: PersonCommand,
): Promise<string[]> {
  const { database, portalUrl } = context;
  const library = await requireClient(database, command.client);
  if (command.command === 'list') return (await listPeople(database, command.client)).map(lineOf);
  if (command.command === 'add') {
    const { name: fullName, mail, ...rest } = command;
    return database.transaction(async (transaction) => {
      const id = await addPerson(transaction, { ...rest, fullName });
      if (id === undefined) throw new UnknownError(`There is an account ${command.email} already.`);
      const person = { id, login: command.email, fullName };
      const lines = await linkLines(transaction, { portalUrl, library, mail }, person);
      return [`${fullName} has an account, as ${command.role}.`, ...lines];
    });
  }
  const person = await requirePerson(database, command);
  if (command.command === 'link') {
    const { mail } = command;
    return database.transaction((transaction) =>
      linkLines(transaction, { portalUrl, library, mail }, person),
    );
  }
  await setRole(database, person.id, command.role);
  return [`${person.fullName} is now ${command.role}.`];
}
