import { SEARCH_FIELD_NAMES } from '../search/fields/search-fields.ts';
import { firstFree } from './first-free.ts';
import type { NewConnection } from './library-content.contract.ts';

const KINDS = [
  {
    kind: 'metadata',
    names: { nl: 'Catalogus', en: 'Catalogue', de: 'Katalog', fr: 'Catalogue' },
  },
  {
    kind: 'fulltext',
    names: {
      nl: 'Digitale bibliotheek',
      en: 'Digital library',
      de: 'Digitale Bibliothek',
      fr: 'Bibliothèque numérique',
    },
  },
] as const;

/** Where the connections of a library are numbered from, and how they are named. */
export interface ConnectionPlace {
  readonly firstId: number;
  readonly firstModule: number;
  /** The name of the library, where there are several: connections can be shared. */
  readonly library?: string;
  /** Names that other connections have. */
  readonly taken?: ReadonlySet<string>;
}

/** A catalogue and a digital library, without publications. */
export function makeConnections({
  firstId,
  firstModule,
  library,
  taken = new Set(),
}: ConnectionPlace): NewConnection[] {
  return KINDS.map(({ kind, names }, index) => {
    const owner =
      library === undefined
        ? ''
        : firstFree(taken, (numeral) => {
            const suffix = [` · ${library}`, numeral].filter(Boolean).join(' ');
            return names.en + suffix;
          }).slice(names.en.length);
    const labels = Object.fromEntries(
      Object.entries(names).map(([language, name]) => [language, name + owner]),
    );
    return {
      ...{ id: firstId + index, module: firstModule + index, kind },
      ...{ name: names.en + owner, names: labels },
      ...{ actions: ['read', 'request'], advancedFields: SEARCH_FIELD_NAMES },
    };
  });
}
