import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { runCommand } from './command/run-command.ts';
import { UnknownError } from './local/mint-for.ts';
import { askSetup } from './setup/command/ask-setup.ts';
import { runSetupCommand } from './setup/command/setup-command.ts';
import { SETUP_COMMAND_PATH } from './setup/command/setup-command-route.ts';
import type { FirstLibrary } from './setup/first-library.contract.ts';
import { readAnswers } from './setup/setup-answers.ts';
import { SETUP_TEXTS } from './setup/setup-texts.ts';

const USAGE = `Usage: npm run setup
       npm run setup -- --library-name NAME --library-email ADDRESS --language nl|en|de|fr
         --full-name NAME --email ADDRESS --password-stdin`;

const { labels, problems } = SETUP_TEXTS.en;

function readOptions() {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        'library-name': option,
        'library-email': option,
        language: option,
        'full-name': option,
        email: option,
        'password-stdin': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new UnknownError(USAGE);
  }
}

async function readGiven(): Promise<Readonly<Record<string, string>>> {
  const { 'password-stdin': fromInput = false, ...options } = readOptions();
  const given = Object.entries({
    libraryName: options['library-name'],
    libraryEmail: options['library-email'],
    language: options.language,
    fullName: options['full-name'],
    email: options.email,
    password: fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}

async function readSetup(): Promise<FirstLibrary> {
  const given = await readGiven();
  const answers = process.stdin.isTTY ? await askSetup(given) : given;
  const read = readAnswers({ passwordAgain: answers['password'] ?? '', ...answers });
  if (read.kind === 'complete') return read.library;
  const lines = [...read.problems].map((name) => `${labels[name]}: ${problems[name]}`);
  throw new UnknownError([...lines, USAGE].join('\n'));
}

/* Makes the first library and its administrator; asks for what the options leave open. */
await runCommand({ path: SETUP_COMMAND_PATH, read: readSetup, run: runSetupCommand });
