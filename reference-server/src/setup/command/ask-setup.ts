import { multiselect, password, select, text } from '@clack/prompts';
import { LANGUAGE_NAMES, LANGUAGES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { UnknownError } from '../../local/unknown-error.ts';
import { firstLibrarySchema } from '../first-library.contract.ts';
import { SETUP_TEXTS } from '../setup-texts.ts';

type Answers = Readonly<Record<string, string>>;

const { labels, hints, problems } = SETUP_TEXTS.en;
const { entries } = firstLibrarySchema;

/** The names of what can be asked, in order. */
export const SETUP_QUESTIONS = [
  'libraryName',
  'libraryEmail',
  'language',
  'languages',
  'fullName',
  'email',
] as const;

async function unlessCancelled(answer: Promise<string | symbol>): Promise<string> {
  const given = await answer;
  if (typeof given === 'symbol') throw new UnknownError('Nothing was set up.');
  return given;
}

function ask(name: (typeof SETUP_QUESTIONS)[number]): Promise<string | symbol> {
  const message = labels[name];
  if (name === 'language') {
    const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
    return select<string>({ message, options });
  }
  if (name === 'languages') {
    const options = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
    const initialValues = [...LANGUAGES];
    return multiselect<string>({ message, options, initialValues, required: false }).then(
      (chosen) => (typeof chosen === 'symbol' ? chosen : chosen.join(',')),
    );
  }
  const validate = (value: string | undefined) =>
    v.is(entries[name], value ?? '') ? undefined : problems[name];
  return text({ message, validate });
}

async function askPassword(): Promise<Answers> {
  const first = await unlessCancelled(
    password({
      message: `${labels.password}. ${hints.password}`,
      validate: (value) => (v.is(entries.password, value ?? '') ? undefined : problems.password),
    }),
  );
  const again = await unlessCancelled(
    password({
      message: labels.passwordAgain,
      validate: (value) => (value === first ? undefined : problems.passwordAgain),
    }),
  );
  return { password: first, passwordAgain: again };
}

/** Asks in the terminal for the answers that are missing. @throws UnknownError when the person cancels */
export async function askSetup(given: Answers): Promise<Answers> {
  const answers: Record<string, string> = { ...given };
  for (const name of SETUP_QUESTIONS) answers[name] ??= await unlessCancelled(ask(name));
  return answers['password'] === undefined ? { ...answers, ...(await askPassword()) } : answers;
}
