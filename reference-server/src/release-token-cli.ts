import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand } from './command/run-command.ts';
import { UnknownError } from './local/unknown-error.ts';
import {
  runTokenCommand,
  type TokenCommand,
  tokenCommandSchema,
} from './releases/token-command.ts';
import { TOKEN_COMMAND_PATH } from './releases/token-command-route.ts';

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

/* Makes, lists and revokes the tokens with which teams publish releases. */
await runCommand({ path: TOKEN_COMMAND_PATH, read: readCommand, run: runTokenCommand });
