import type { RecordSource } from '../demo-record.ts';
import { toConsult } from './copies.ts';

/** Files from the archive of the library itself, which is as invented as the library. */
export const archiveFiles: readonly RecordSource[] = [
  {
    key: 'archive-founding',
    title: 'Stukken betreffende de oprichting van de leeszaal',
    authors: [],
    corporateAuthors: ['Bibliotheek Waterland'],
    publisher: 'Bibliotheek Waterland',
    place: 'Waterland',
    year: '1909–1911',
    type: 'Archive',
    ddc: '027.4492',
    keywords: ['leeszalen', 'notulen', 'inschrijflijsten'],
    abstract:
      'Een inschrijflijst van vierenzestig burgers die elk een gulden toezegden, de briefwisseling over een leegstaande melkwinkel, en een plattegrond met de kachel op de verkeerde plaats.',
    archive: { fileNumber: 'BW 1.01', dateStart: '1909-11-02', dateEnd: '1911-05-14' },
    source: 'Overgedragen door het bestuur',
    sourceDetails: 'Eén doos, twee portefeuilles',
    collection: 'Huisarchief',
    copies: [toConsult('centre', 'Archiefkluis', { registry: 'BW 1.01' })],
  },
  {
    key: 'archive-complaints',
    title: 'Klachten- en wensenboeken',
    authors: [],
    corporateAuthors: ['Bibliotheek Waterland'],
    publisher: 'Bibliotheek Waterland',
    place: 'Waterland',
    year: '1924–1968',
    type: 'Archive',
    ddc: '027.4492',
    keywords: ['lezers', 'klachten', 'leeszalen'],
    abstract:
      'Zeven banden waarin lezers schreven wat hun niet beviel: de tocht, het gesnurk, het ontbreken van een tweede krant. In de kantlijn staat wat eraan gedaan is.',
    archive: { fileNumber: 'BW 3.17', dateStart: '1924-01-07', dateEnd: '1968-12-31' },
    source: 'Leeszaal, balie',
    collection: 'Huisarchief',
    copies: [toConsult('centre', 'Archiefkluis', { registry: 'BW 3.17', part: '1–7' })],
  },
  {
    key: 'archive-loan-slips',
    title: 'Uitleenbriefjes op naam',
    authors: [],
    corporateAuthors: ['Bibliotheek Waterland'],
    publisher: 'Bibliotheek Waterland',
    place: 'Waterland',
    year: '1938–1940',
    type: 'Archive',
    ddc: '027.4492',
    keywords: ['lezers', 'uitleen', 'vernietiging', 'privacy'],
    abstract:
      'Alleen de beschrijving is over. De directrice liet de briefjes in de eerste week van de bezetting in de kachel doen, en noteerde dat de zaal die avond aangenaam warm was.',
    archive: {
      fileNumber: 'BW 3.09',
      dateStart: '1938-01-03',
      dateEnd: '1940-05-10',
      dateDestroyed: '1940-05-17',
    },
    collection: 'Huisarchief',
  },
];
