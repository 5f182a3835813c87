import type { Labels } from '@leeszaal/shared-contracts';
import type { DocumentType } from '../demo-record.ts';

/** The names of the document types, by language. */
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, Labels>> = {
  Book: { nl: 'Boek', en: 'Book', de: 'Buch', fr: 'Livre' },
  'Children’s book': {
    nl: 'Kinderboek',
    en: 'Children’s book',
    de: 'Kinderbuch',
    fr: 'Livre jeunesse',
  },
  Journal: { nl: 'Tijdschrift', en: 'Journal', de: 'Zeitschrift', fr: 'Revue' },
  Article: { nl: 'Artikel', en: 'Article', de: 'Artikel', fr: 'Article' },
  Report: { nl: 'Rapport', en: 'Report', de: 'Bericht', fr: 'Rapport' },
  Thesis: { nl: 'Proefschrift', en: 'Thesis', de: 'Dissertation', fr: 'Thèse' },
  Map: { nl: 'Kaart', en: 'Map', de: 'Karte', fr: 'Carte' },
  Law: { nl: 'Wet', en: 'Law', de: 'Gesetz', fr: 'Loi' },
  Archive: { nl: 'Archief', en: 'Archive', de: 'Archiv', fr: 'Archives' },
  'E-book': { nl: 'E-boek', en: 'E-book', de: 'E-Book', fr: 'Livre numérique' },
};
