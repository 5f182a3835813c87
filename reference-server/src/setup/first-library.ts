import { LANGUAGES } from '@leeszaal/shared-contracts';
import type { LibraryContent, NewConnection } from '../library/library-content.contract.ts';
import { SEARCH_FIELD_NAMES } from '../search/fields/search-fields.ts';
import type { FirstLibrary } from './first-library.contract.ts';

/** Reference of a client whose name has no Latin letter or digit. */
const PLAIN_REF = 'library';
const REF_LIMIT = 40;

const CONNECTIONS: readonly NewConnection[] = [
  {
    id: 1,
    module: 1,
    name: 'Catalogue',
    names: { nl: 'Catalogus', en: 'Catalogue', de: 'Katalog', fr: 'Catalogue' },
    kind: 'metadata',
    actions: ['read', 'request'],
    advancedFields: SEARCH_FIELD_NAMES,
  },
  {
    id: 2,
    module: 2,
    name: 'Digital library',
    names: {
      nl: 'Digitale bibliotheek',
      en: 'Digital library',
      de: 'Digitale Bibliothek',
      fr: 'Bibliothèque numérique',
    },
    kind: 'fulltext',
    actions: ['read', 'request'],
    advancedFields: SEARCH_FIELD_NAMES,
  },
];

/** Letters that are no plain letter with a mark. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
};

/** The reference of a client: its name in lower-case Latin letters and digits, joined by hyphens. */
export function refOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => SPELLINGS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (words?.join('-') ?? PLAIN_REF).slice(0, REF_LIMIT).replace(/-$/, '');
}

/**
 * The content of the first library: its client, a catalogue and a digital library without publications, and the
 * administrator.
 */
export function contentOf({
  libraryName,
  libraryEmail,
  language,
  languages,
  fullName,
  email,
  password,
}: FirstLibrary): LibraryContent {
  const ref = refOf(libraryName);
  return {
    connections: CONNECTIONS,
    clients: [
      {
        ref,
        name: libraryName,
        email: libraryEmail,
        settings: {
          defaultLanguage: language,
          ...(languages !== undefined && {
            languages: LANGUAGES.filter((each) => each === language || languages.includes(each)),
          }),
        },
        connections: CONNECTIONS.map(({ id }) => id),
      },
    ],
    accounts: [{ login: email, email, password, fullName, role: 'superadmin', clients: [ref] }],
    publications: [],
    shelves: [],
  };
}
