import { remoteNameSchema, shown } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { Transactional } from '../database/database.contract.ts';
import { UnknownError } from '../local/unknown-error.ts';
import { type ReleaseEntry, readReleaseAudit, writeReleaseAudit } from './release-audit.ts';
import {
  type ListedToken,
  listReleaseTokens,
  makeReleaseToken,
  revokeReleaseToken,
} from './release-tokens.ts';

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

/** Operator commands for tokens. */
export const tokenCommandSchema = v.variant('command', [
  v.object({ command: v.literal('make'), remote: remoteNameSchema, label }),
  v.object({ command: v.literal('list') }),
  v.object({ command: v.literal('revoke'), id: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.object({ command: v.literal('log'), remote: v.optional(remoteNameSchema) }),
]);

/** See {@link tokenCommandSchema}. */
export type TokenCommand = v.InferOutput<typeof tokenCommandSchema>;

const LOG_LENGTH = 100;

function tokenLine({ id, remote, label: name, ...times }: ListedToken): string {
  const state = times.revokedAt === null ? '' : `, revoked ${times.revokedAt}`;
  return `${id}  ${remote}  ${name}  made ${times.madeAt}, last used ${times.usedAt ?? 'never'}${state}`;
}

function entryLine({ at, remote, action, label: name, ...rest }: ReleaseEntry): string {
  const { release, share, sequence, reason, token } = rest;
  const after = sequence === undefined ? undefined : `registry ${sequence}`;
  const why = reason === undefined ? undefined : shown(reason);
  const part = share === undefined ? undefined : `for ${share} % of the sessions`;
  const by = token === undefined ? `by ${name}` : `by ${name} (token ${token})`;
  return [at, remote, action, release, part, after, why, by]
    .filter((part) => part !== undefined)
    .join('  ');
}

async function make(
  database: Transactional,
  wanted: { readonly remote: string; readonly label: string },
): Promise<string[]> {
  const { text, ...token } = await database.transaction(async (transaction) => {
    const made = await makeReleaseToken(transaction, wanted);
    await writeReleaseAudit(transaction, made, 'release-token-made');
    return made;
  });
  return [`Token ${token.id} publishes ${token.remote}. It is shown this once:`, text];
}

async function revoke(database: Transactional, id: number): Promise<string[]> {
  const token = await database.transaction(async (transaction) => {
    const revoked = await revokeReleaseToken(transaction, id);
    if (revoked === undefined) throw new UnknownError(`There is no token ${id}.`);
    await writeReleaseAudit(transaction, revoked, 'release-token-revoked');
    return revoked;
  });
  return [`Token ${id} of ${token.remote} is revoked.`];
}

/** Runs a command. @returns the lines to print @throws UnknownError when there is no such token */
export async function runTokenCommand(
  database: Transactional,
  command: TokenCommand,
): Promise<string[]> {
  if (command.command === 'make') return make(database, command);
  if (command.command === 'revoke') return revoke(database, command.id);
  if (command.command === 'list') return (await listReleaseTokens(database)).map(tokenLine);
  const { remote } = command;
  return (await readReleaseAudit(database, { remote, limit: LOG_LENGTH })).map(entryLine);
}
