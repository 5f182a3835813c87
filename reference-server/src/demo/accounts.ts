import type { ClientSettings, Labels, Role } from '@leeszaal/shared-contracts';
import { infoText } from './info-text.ts';

/** The demonstration library's connections by role; the numbers are those of the database. */
export const CONNECTION_IDS = { catalogue: 1, digital: 2, bookshop: 3 } as const;

/** A search module of the demonstration library. */
export interface DemoConnectionRow {
  readonly id: number;
  readonly module: number;
  readonly name: string;
  readonly names: Labels;
  readonly kind: 'metadata' | 'fulltext' | 'shop';
  readonly actions: readonly string[];
  readonly advancedFields: readonly string[];
}

/** What every connection searches beside what its advanced panel offers: the values that a detail shows. */
const VALUE_FIELDS = [
  'corporateauthors',
  'documenttype',
  'language',
  'yearofpublication',
  'placeofpublication',
  'seriestitle',
  'jurisdiction',
  'geographicalkeywords',
  'class',
  'classification',
  'rubric',
  'collection',
  'signature',
  'reference',
  'bibiscode',
  'filenumber',
  'source',
  'nuance',
  'extranuance',
] as const;

/** The three search modules. */
export const CONNECTIONS: readonly DemoConnectionRow[] = [
  {
    id: CONNECTION_IDS.catalogue,
    module: 1,
    name: 'Catalogue',
    names: { nl: 'Catalogus', en: 'Catalogue', de: 'Katalog', fr: 'Catalogue' },
    kind: 'metadata',
    actions: ['read', 'request', 'openInBibis'],
    advancedFields: ['title', 'authors', 'isbn', 'publisher', 'keywords', ...VALUE_FIELDS],
  },
  {
    id: CONNECTION_IDS.digital,
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
    advancedFields: ['title', 'authors', 'publisher', 'keywords', ...VALUE_FIELDS],
  },
  {
    id: CONNECTION_IDS.bookshop,
    module: 3,
    name: 'Bookshop',
    names: { nl: 'Boekwinkel', en: 'Bookshop', de: 'Buchhandlung', fr: 'Librairie' },
    kind: 'shop',
    actions: ['shop', 'read'],
    advancedFields: ['title', 'authors', 'isbn', 'publisher', ...VALUE_FIELDS],
  },
];

/** A library that the demonstration serves. */
export interface DemoClient {
  readonly ref: string;
  readonly name: string;
  readonly email: string;
  readonly settings: ClientSettings;
  /** Its search modules, in its own order. */
  readonly connections: readonly number[];
}

/** The town library, with a shop, in Dutch; and a research institute, without one, in English. */
export const CLIENTS: readonly DemoClient[] = [
  {
    ref: 'waterland',
    name: 'Bibliotheek Waterland',
    email: 'balie@waterland.example',
    settings: {
      defaultLanguage: 'nl',
      changeHomeLogo: true,
      enableInfotext: true,
      infotext: infoText.waterland,
      defaultAdvancedSearchFields: ['title', 'authors'],
      daysMarkedAsNew: 14,
    },
    connections: [CONNECTION_IDS.catalogue, CONNECTION_IDS.digital, CONNECTION_IDS.bookshop],
  },
  {
    ref: 'rijnland',
    name: 'Rijnland Institute',
    email: 'desk@rijnland.example',
    settings: {
      defaultLanguage: 'en',
      changeHomeLogo: true,
      enableInfotext: true,
      infotext: infoText.rijnland,
      defaultSearchContext: 'metadataAndContent',
      defaultAdvancedSearchFields: ['title', 'keywords'],
      showCopyDocuments: true,
    },
    connections: [CONNECTION_IDS.digital, CONNECTION_IDS.catalogue],
  },
];

/** Someone who can sign in to the demonstration. */
export interface DemoAccount {
  readonly login: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  /** Null: known, but without access to this application (`docs/decisions.md 3`). */
  readonly role: Role | null;
  readonly clients: readonly string[];
}

const account = (
  name: string,
  fullName: string,
  role: Role | null,
  clients: readonly string[],
): DemoAccount => ({
  login: `${name}@demo.example`,
  password: `${name}-leeszaal`,
  fullName,
  email: `${name}@demo.example`,
  role,
  clients,
});

/** One account for each role, a second reader, and someone without a role. */
export const ACCOUNTS: readonly DemoAccount[] = [
  account('user', 'Noor de Vries', 'user', ['waterland', 'rijnland']),
  account('user2', 'Daan Achterberg', 'user', ['waterland', 'rijnland']),
  account('admin', 'Ingrid Halvorsen', 'admin', ['waterland', 'rijnland']),
  account('superadmin', 'Yusuf Çelik', 'superadmin', ['waterland', 'rijnland']),
  account('anonymous', 'Camille Roche', 'anonymous', ['waterland']),
  account('none', 'Otto Lehmann', 'none', ['waterland']),
  account('norole', 'Maud Verbruggen', null, ['waterland']),
];
