import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand } from './command/run-command.ts';
import {
  type EmbedCommand,
  embedCommandSchema,
  runEmbedCommand,
} from './embed/command/embed-command.ts';
import { EMBED_COMMAND_PATH } from './embed/command/embed-command-route.ts';
import { UnknownError } from './local/unknown-error.ts';

const USAGE = `Usage: pnpm embed-credential make CLIENT [--label TEXT]
       pnpm embed-credential list CLIENT
       pnpm embed-credential revoke CLIENT ID`;

function readCommand(): EmbedCommand {
  const { values, positionals } = parseArgs({
    options: { label: { type: 'string', default: 'web server' } },
    allowPositionals: true,
  });
  const [command, client, id] = positionals;
  const parsed = v.safeParse(embedCommandSchema, { command, client, id, label: values.label });
  if (!parsed.success) throw new UnknownError(USAGE);
  return parsed.output;
}

/* Makes, lists and revokes the credentials with which institutions' servers get tokens for embedded readers. */
await runCommand({ path: EMBED_COMMAND_PATH, read: readCommand, run: runEmbedCommand });
