import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { runCommand } from './command/run-command.ts';
import { UnknownError } from './local/unknown-error.ts';
import { askSetup } from './setup/command/ask-setup.ts';
import { runSetupCommand } from './setup/command/setup-command.ts';
import { SETUP_COMMAND_PATH } from './setup/command/setup-command-route.ts';
import type { FirstLibrary } from './setup/first-library.contract.ts';
import { readAnswers } from './setup/setup-answers.ts';
import { SETUP_TEXTS, type SetupField } from './setup/setup-texts.ts';

const USAGE = `Usage: npm run setup
       npm run setup -- --library-name NAME --library-email ADDRESS --language nl|en|de|fr
         [--languages nl,en,de,fr] --full-name NAME --email ADDRESS --password-stdin`;

type Answers = Readonly<Record<string, string>>;

const { labels, problems } = SETUP_TEXTS.en;

function readOptions() {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        'library-name': option,
        'library-email': option,
        language: option,
        languages: option,
        'full-name': option,
        email: option,
        'password-stdin': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new UnknownError(USAGE);
  }
}

async function readGiven(): Promise<Answers> {
  const { 'password-stdin': fromInput = false, ...options } = readOptions();
  const given = Object.entries({
    libraryName: options['library-name'],
    libraryEmail: options['library-email'],
    language: options.language,
    languages: options.languages,
    fullName: options['full-name'],
    email: options.email,
    password: fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given);
}

const refusal = (fields: readonly SetupField[]): UnknownError =>
  new UnknownError(
    [...fields.map((name) => `${labels[name]}: ${problems[name]}`), USAGE].join('\n'),
  );

/** Reads answers; a password that is an option is not repeated. */
const readOnce = (answers: Answers) =>
  readAnswers({
    ...(answers['password'] !== undefined && { passwordAgain: answers['password'] }),
    ...answers,
  });

async function readSetup(): Promise<FirstLibrary> {
  const given = await readGiven();
  const first = readOnce(given);
  if (first.kind === 'complete') return first.library;
  const wrong = [...first.problems].filter((name) => name in given);
  if (wrong.length > 0) throw refusal(wrong);
  if (!process.stdin.isTTY)
    throw refusal([...first.problems].filter((name) => name !== 'passwordAgain'));
  const asked = readOnce(await askSetup(given));
  if (asked.kind === 'complete') return asked.library;
  throw refusal([...asked.problems]);
}

/* Makes the first library and its administrator; asks for what the options leave open. */
await runCommand({ path: SETUP_COMMAND_PATH, read: readSetup, run: runSetupCommand });
