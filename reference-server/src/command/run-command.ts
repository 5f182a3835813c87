import * as v from 'valibot';
import { readServerConfig } from '../config/server-config.ts';
import type { Transactional } from '../database/database.contract.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/opening/open-database.ts';
import { askServer } from '../import/importers/ask-server.ts';
import { UnknownError } from '../local/unknown-error.ts';
import { startupLine } from '../server/startup-error.ts';

const answerSchema = v.object({ lines: v.array(v.string()) });

/** An operator command on the data folder. */
export interface OperatorCommand<T extends object> {
  /** The endpoint that runs it while the server has the database locked. */
  readonly path: string;
  /** Reads it from the arguments of the process, and asks for what is missing. @throws UnknownError with the usage */
  readonly read: () => T | Promise<T>;
  /** Runs it without a server. @returns the lines to print */
  readonly run: (database: Transactional, command: T) => Promise<string[]>;
}

async function linesOf<T extends object>(
  { path, run }: OperatorCommand<T>,
  command: T,
): Promise<readonly string[]> {
  const config = readServerConfig(process.env);
  const answer = await askServer(config.dataDir, path, command);
  if (answer !== undefined) return v.parse(answerSchema, answer).lines;
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await run(database, command);
  } finally {
    await database.close();
  }
}

/**
 * Runs a command, through the running server when there is one, and prints its lines. A failure that the operator can
 * correct is one line, and the exit code 1.
 */
export async function runCommand<T extends object>(command: OperatorCommand<T>): Promise<void> {
  try {
    for (const line of await linesOf(command, await command.read())) console.log(line);
  } catch (error) {
    const line = error instanceof UnknownError ? error.message : startupLine(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exitCode = 1;
  }
}
