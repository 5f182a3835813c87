import {
  foldText,
  LANGUAGES,
  type Language,
  type NewPortalClient,
} from '@leeszaal/shared-contracts';
import { draftFault, type PersonDraft } from '../../people/new-person.ts';

/** A new library as it is typed. */
export interface LibraryDraft {
  readonly name: string;
  readonly email: string;
  readonly languages: readonly Language[];
  /** The language that was chosen as the default. See {@link defaultOf}. */
  readonly chosenDefault: Language;
  /** Ids of connections of other libraries. */
  readonly connections: readonly number[];
  readonly hasOwnConnections: boolean;
  readonly administratorName: string;
  readonly administratorEmail: string;
}

/** The fields that can be wrong, in the order of the form. */
export const LIBRARY_FIELDS = [
  'name',
  'email',
  'languages',
  'connections',
  'administratorName',
  'administratorEmail',
] as const;
/** One of the {@link LIBRARY_FIELDS}. */
export type LibraryField = (typeof LIBRARY_FIELDS)[number];

/** The fields that are texts, and the rule for each. */
export const TEXT_FIELDS = {
  name: 'name',
  email: 'email',
  administratorName: 'name',
  administratorEmail: 'email',
} as const satisfies Partial<Record<LibraryField, keyof PersonDraft>>;
/** A field that is a text. */
export type TextFieldName = keyof typeof TEXT_FIELDS;

/**
 * A new library in all languages, with connections of its own.
 *
 * @param language the default language
 */
export const newLibrary = (language: Language): LibraryDraft => ({
  name: '',
  email: '',
  languages: LANGUAGES,
  chosenDefault: language,
  connections: [],
  hasOwnConnections: true,
  administratorName: '',
  administratorEmail: '',
});

/** The default language: the chosen one, or else the first that the library offers; undefined without languages. */
export const defaultOf = ({ languages, chosenDefault }: LibraryDraft): Language | undefined =>
  languages.includes(chosenDefault) ? chosenDefault : languages[0];

/** A list with an item, or without it. The order is that of `all`. */
export const withItem = <T>(
  all: readonly T[],
  list: readonly T[],
  item: T,
  isIn: boolean,
): readonly T[] => all.filter((one) => (one === item ? isIn : list.includes(one)));

/** Whether a library has the name, in any case and with or without accents, as the server compares names. */
export const isTaken = (names: readonly string[], name: string): boolean =>
  names.some((one) => foldText(one) === foldText(name.trim()));

/** Whether a field can be sent. */
export function isRight(draft: LibraryDraft, field: LibraryField): boolean {
  if (field === 'languages') return draft.languages.length > 0;
  // Without any, the library would have nothing to search.
  if (field === 'connections') return draft.hasOwnConnections || draft.connections.length > 0;
  return draftFault(TEXT_FIELDS[field], draft[field]) === undefined;
}

/** The request of a draft whose fields are right; its default language comes first. */
export function toLibrary(draft: LibraryDraft): NewPortalClient {
  const { name, email, languages, connections, hasOwnConnections } = draft;
  const first = defaultOf(draft);
  return {
    name: name.trim(),
    email: email.trim(),
    languages: languages.toSorted((a, b) => Number(b === first) - Number(a === first)),
    connections: [...connections],
    hasOwnConnections,
    administrator: {
      name: draft.administratorName.trim(),
      email: draft.administratorEmail.trim(),
    },
  };
}
