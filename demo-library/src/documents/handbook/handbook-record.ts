import { LEAF_LINKS, ROOM_PICTURE_LINKS } from '../../media/handbook-pictures.ts';
import { DEMO_MEDIA_PATH } from '../../media/media-link.ts';
import type { DocumentRecord } from '../demo-document.contract.ts';

/** The title of the handbook. */
export const HANDBOOK_TITLE = 'A Handbook of the Reading Room';

/** The facts about the handbook, which is there to show everything that a record can say. */
export const HANDBOOK_RECORD: DocumentRecord = {
  key: 'handbook-of-the-reading-room',
  title: HANDBOOK_TITLE,
  subtitle: 'essays and tables',
  authors: ['Oosterhuis, Marit'],
  publisher: 'Leeszaal Press',
  place: 'Amsterdam',
  year: '2026',
  type: 'E-book',
  language: 'en',
  ddc: '020.2',
  keywords: [
    'libraries',
    'reading rooms',
    'cataloguing',
    'typography',
    'preservation',
    'calendars',
  ],
  abstract:
    'Fifteen essays on rooms for reading, the arts of order, the page and its keeping; sixteen chapters of tables for the enquiry desk, from a perpetual calendar to the sagging of shelves; a glossary in four languages, a chronology and a reading list. It is meant to stand within reach of whoever sits at the desk: the essays for the quiet hours, the tables for the others. What a table says can be computed again from the rule beside it, and every rule names where it comes from, so that nobody has to take the handbook at its word.',
  annotation: ['Written and set for the demonstration library; free to copy.'],
  multimedia: {
    links: [
      { url: 'https://www.ifla.org/', label: 'International Federation of Library Associations' },
      { url: 'mailto:desk@waterland.example', label: 'Write to the enquiry desk' },
    ],
    documents: [{ url: '/terms/general', label: 'The rules of the house' }],
    sounds: [{ url: `${DEMO_MEDIA_PATH}closing-bell.wav`, label: 'The bell at closing time' }],
    movies: [{ url: `${DEMO_MEDIA_PATH}leafing.webm`, label: 'How a page is turned' }],
    images: [
      ...ROOM_PICTURE_LINKS,
      { url: 'https://www.europeana.eu/', label: 'Reading rooms at Europeana' },
    ],
    copyDocuments: LEAF_LINKS,
  },
  copies: [
    {
      library: 'Centrale Bibliotheek',
      location: 'Reading room 020.2',
      loanable: null,
      year: '2026',
      edition: 'First edition',
      isbn: '9789000000012',
      registry: 'LZ 2026.0001',
      collation: 'xii, 312 pages, 24 cm',
    },
    {
      library: 'Filiaal Havenkwartier',
      location: 'Desk',
      loanable: 'y',
      dueInDays: 12,
      year: '2026',
      part: 'Essays',
      registry: 'LZ 2026.0002',
      subscription: 'Standing order Leeszaal Press',
    },
    {
      library: 'Filiaal Oost',
      location: 'Desk',
      loanable: 'n',
      year: '2026',
      part: 'Tables',
      document: 'Interleaved working copy',
      additionalInfo: 'With corrections in pencil by the staff',
    },
    { library: 'Rijnland Institute', location: 'Stacks 020', loanable: null },
  ],
  acquiredDaysAgo: 2,
};
