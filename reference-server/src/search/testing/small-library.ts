import type { Transactional } from '../../database/database.contract.ts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { seedConnection, seedRecords } from './seed-records.ts';

/** The connection of the small library. */
export const SMALL_LIBRARY = 901;

/* The ids of its publications. */
export const MAX = 1;
export const STUDY = 2;
export const ANTHOLOGY = 3;
export const LAW = 4;
export const MUELLER = 5;
export const EBOOK = 6;

const RECORDS = new Map<number, StoredRecord>([
  [
    MAX,
    {
      title: 'Max Havelaar',
      subtitle: 'of De koffi-veilingen der Nederlandsche Handel-Maatschappy',
      authors: ['Multatuli'],
      isbn: '978-90-8696-142-9',
      yearOfPublication: '1860',
      publisher: 'De Ruyter',
    },
  ],
  [
    STUDY,
    {
      title: 'Multatuli en zijn Max Havelaar: een studie',
      authors: ['Ett, Henri A.'],
      keywords: ['Multatuli', 'koffie'],
      yearOfPublication: '1948-1950',
      collection: 'Letterkunde',
    },
  ],
  [
    ANTHOLOGY,
    {
      title: 'Bloemlezing',
      authors: ['Ett, Henri A.'],
      abstract: '<p>Met teksten van <b>Multatuli</b> &amp; Max Havelaar.</p>',
    },
  ],
  [
    LAW,
    {
      title: 'Strafrecht in de praktijk',
      authors: ['Jansen, Jan'],
      corporateAuthors: ['Ministerie van Justitie'],
      isbn: '90 254 1234 5',
      publisher: 'Œuvre & Zoon',
      placeOfPublication: 'Zwolle',
      yearOfPublication: 'z.j.',
    },
  ],
  [MUELLER, { title: 'Über die Straße', authors: ['Müller, Jörg'], isbn: '3-16-148410-X' }],
  [EBOOK, { title: 'The e-book revolution', keywords: ['E-books', "l'édition"] }],
]);

/** Adds a library of six publications, each with peculiarities of its own. */
export async function seedSmallLibrary(database: Transactional): Promise<void> {
  await seedConnection(database, SMALL_LIBRARY);
  await seedRecords(database, SMALL_LIBRARY, RECORDS);
}
