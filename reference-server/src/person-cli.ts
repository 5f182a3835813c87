import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runCommand } from './command/run-command.ts';
import { readServerConfig } from './config/server-config.ts';
import { UnknownError } from './local/unknown-error.ts';
import {
  type PersonCommand,
  personCommandSchema,
  runPersonCommand,
} from './people/command/person-command.ts';
import { PERSON_COMMAND_PATH } from './people/command/person-command-route.ts';

const USAGE = `Usage: pnpm person add CLIENT EMAIL --name NAME [--role none|anonymous|user|admin|superadmin] [--mail]
       pnpm person list CLIENT
       pnpm person link CLIENT EMAIL [--mail]
       pnpm person role CLIENT EMAIL --role ROLE
       pnpm person remove-second-factor CLIENT EMAIL`;

function readOptions() {
  try {
    return parseArgs({
      options: { name: { type: 'string' }, role: { type: 'string' }, mail: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new UnknownError(USAGE);
  }
}

function readCommand(): PersonCommand {
  const { values, positionals } = readOptions();
  const [command, client, email] = positionals;
  const parsed = v.safeParse(personCommandSchema, { command, client, email, ...values });
  if (!parsed.success) {
    const wrong = parsed.issues.map(
      (issue) => `The ${v.getDotPath(issue)} cannot be ${issue.received}.`,
    );
    throw new UnknownError([...wrong, USAGE].join('\n'));
  }
  return parsed.output;
}

/*
 * Adds and lists people of a library, makes the links with which they choose a password, changes their roles, and
 * removes lost second factors.
 */
await runCommand({
  path: PERSON_COMMAND_PATH,
  read: readCommand,
  run: (database, command) =>
    runPersonCommand({ database, portalUrl: readServerConfig(process.env).portalUrl }, command),
});
