import * as v from 'valibot';
import { passwordProblems } from '../sso/new-password/new-password.contract.ts';
import { type FirstLibrary, firstLibrarySchema } from './first-library.contract.ts';
import { namedLanguages } from './offered-languages.ts';
import type { SetupField } from './setup-texts.ts';

/** A form as it was sent. */
export type SetupAnswers =
  | { readonly kind: 'complete'; readonly library: FirstLibrary }
  | { readonly kind: 'incomplete'; readonly problems: ReadonlySet<SetupField> };

/** Reads the form: the answers, or the fields to correct, in their order on the page. */
export function readAnswers(fields: Readonly<Record<string, string>>): SetupAnswers {
  const parsed = v.safeParse(firstLibrarySchema, {
    ...fields,
    languages: namedLanguages(fields),
  });
  const problems = new Set<SetupField>(
    parsed.issues?.map(({ path }) => path?.[0].key as keyof FirstLibrary),
  );
  for (const name of passwordProblems(fields)) problems.add(name);
  return parsed.success && problems.size === 0
    ? { kind: 'complete', library: parsed.output }
    : { kind: 'incomplete', problems };
}
