import type { NewAccount, NewClient, NewConnection } from '@leeszaal/reference-server/extension';
import type { Role } from '@leeszaal/shared-contracts';
import { infoText } from './info-text.ts';

/** The demonstration library's connections by role; the numbers are those of the database. */
export const CONNECTION_IDS = { catalogue: 1, digital: 2, bookshop: 3 } as const;

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
export const CONNECTIONS: readonly NewConnection[] = [
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

/** The town library, with a shop, in Dutch; and a research institute, without one, in English. */
export const CLIENTS: readonly NewClient[] = [
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

const account = (
  name: string,
  fullName: string,
  role: Role | null,
  clients: readonly string[],
): NewAccount => ({
  login: `${name}@demo.example`,
  password: `${name}-leeszaal`,
  fullName,
  email: `${name}@demo.example`,
  role,
  clients,
});

/** One account for each role, a second reader, and someone without a role. */
export const ACCOUNTS: readonly NewAccount[] = [
  account('user', 'Noor de Vries', 'user', ['waterland', 'rijnland']),
  account('user2', 'Daan Achterberg', 'user', ['waterland', 'rijnland']),
  account('admin', 'Ingrid Halvorsen', 'admin', ['waterland', 'rijnland']),
  account('superadmin', 'Yusuf Çelik', 'superadmin', ['waterland', 'rijnland']),
  account('anonymous', 'Camille Roche', 'anonymous', ['waterland']),
  account('none', 'Otto Lehmann', 'none', ['waterland']),
  account('norole', 'Maud Verbruggen', null, ['waterland']),
];
