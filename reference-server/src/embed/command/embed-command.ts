import { type EmbedCredential, embedLabelSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Transactional } from '../../database/database.contract.ts';
import { requireClient, requireOpenClient } from '../../local/require-client.ts';
import { UnknownError } from '../../local/unknown-error.ts';
import {
  listEmbedCredentials,
  makeEmbedCredential,
  revokeEmbedCredential,
} from '../embed-credentials.ts';

const client = v.pipe(v.string(), v.nonEmpty());

/** Operator commands for the credentials of a library. */
export const embedCommandSchema = v.variant('command', [
  v.object({ command: v.literal('make'), client, label: embedLabelSchema }),
  v.object({ command: v.literal('list'), client }),
  v.object({ command: v.literal('revoke'), client, id: v.pipe(v.string(), v.nonEmpty()) }),
]);

/** See {@link embedCommandSchema}. */
export type EmbedCommand = v.InferOutput<typeof embedCommandSchema>;

/** The operator, as the log of the library names them. */
const OPERATOR = { id: null, fullName: 'pnpm embed-credential', email: '' };

const lineOf = ({ id, label, madeAt, usedAt }: EmbedCredential): string =>
  `${id}  ${label}  made ${madeAt}, last used ${usedAt ?? 'never'}`;

async function make(
  database: Transactional,
  given: { readonly client: string; readonly label: string },
): Promise<string[]> {
  const { id, secret } = await database.transaction(async (transaction) => {
    const made = await makeEmbedCredential(transaction, given);
    const detail = { embed: { credential: made.id, label: made.label } };
    const actor = { client: given.client, user: OPERATOR };
    await writeAudit(transaction, actor, 'embed-credential-created', detail);
    return made;
  });
  return [`Credential ${id} of ${given.client}. Its secret is shown this once:`, secret];
}

async function revoke(
  database: Transactional,
  named: { readonly client: string; readonly id: string },
): Promise<string[]> {
  await database.transaction(async (transaction) => {
    const revoked = await revokeEmbedCredential(transaction, named);
    if (revoked === undefined) {
      throw new UnknownError(`There is no credential ${named.id} of ${named.client}.`);
    }
    const detail = { embed: { credential: revoked.id, label: revoked.label } };
    const actor = { client: named.client, user: OPERATOR };
    await writeAudit(transaction, actor, 'embed-credential-revoked', detail);
  });
  return [`Credential ${named.id} of ${named.client} is revoked.`];
}

/**
 * Runs a command.
 *
 * @returns the lines to print
 * @throws UnknownError without such a client or credential, or for a new credential of a client that is switched off
 */
export async function runEmbedCommand(
  database: Transactional,
  command: EmbedCommand,
): Promise<string[]> {
  if (command.command === 'make') {
    await requireOpenClient(database, command.client);
    return make(database, command);
  }
  await requireClient(database, command.client);
  if (command.command === 'revoke') return revoke(database, command);
  return (await listEmbedCredentials(database, command.client)).map(lineOf);
}
