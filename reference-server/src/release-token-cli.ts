import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readServerConfig } from './config/server-config.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/opening/open-database.ts';
import { askServer } from './import/importers/ask-server.ts';
import { UnknownError } from './local/mint-for.ts';
import {
  runTokenCommand,
  type TokenCommand,
  tokenAnswerSchema,
  tokenCommandSchema,
} from './releases/token-command.ts';
import { TOKEN_COMMAND_PATH } from './releases/token-command-route.ts';
import { startupLine } from './server/startup-error.ts';

const USAGE = `Usage: pnpm release-token make REMOTE [--label TEXT]
       pnpm release-token list
       pnpm release-token revoke NUMBER
       pnpm release-token log [REMOTE]`;

function readCommand(): TokenCommand {
  const { values, positionals } = parseArgs({
    options: { label: { type: 'string', default: 'CI' } },
    allowPositionals: true,
  });
  const [command, remote] = positionals;
  const parsed = v.safeParse(tokenCommandSchema, {
    command,
    remote,
    id: Number(remote),
    label: values.label,
  });
  if (!parsed.success) throw new UnknownError(USAGE);
  return parsed.output;
}

async function run(command: TokenCommand): Promise<readonly string[]> {
  const config = readServerConfig(process.env);
  const answer = await askServer(config.dataDir, TOKEN_COMMAND_PATH, command);
  if (answer !== undefined) return v.parse(tokenAnswerSchema, answer).lines;
  const database = await openDatabase(config);
  try {
    await migrate(database);
    return await runTokenCommand(database, command);
  } finally {
    await database.close();
  }
}

/*
 * Makes, lists and revokes the tokens with which teams publish releases. Works through the running server when
 * there is one.
 */
try {
  for (const line of await run(readCommand())) console.log(line);
} catch (error) {
  const line = error instanceof UnknownError ? error.message : startupLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}
