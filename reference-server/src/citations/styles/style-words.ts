import type { Language } from '@leeszaal/shared-contracts';

/** The words that styles add to the facts of a record, in one language. */
export interface StyleWords {
  readonly and: string;
  readonly noDate: string;
  readonly circa: string;
  readonly in: string;
  readonly editedBy: string;
  readonly translatedBy: string;
  /** After the names of one editor and of several. */
  readonly editor: readonly [string, string];
  readonly edition: (number: string) => string;
  readonly volume: string;
  readonly issue: string;
  readonly page: string;
  readonly pages: string;
  readonly chapter: string;
  readonly quotes: readonly [string, string];
  readonly thesis: string;
  readonly map: string;
  readonly archive: string;
  readonly availableAt: string;
}

function englishOrdinal(number: string): string {
  const ending = /1[123]$/.test(number) ? 'th' : { 1: 'st', 2: 'nd', 3: 'rd' }[number.slice(-1)];
  return `${number}${ending ?? 'th'}`;
}

/** The words by language, after the locales of CSL. */
export const STYLE_WORDS: Readonly<Record<Language, StyleWords>> = {
  en: {
    and: 'and',
    noDate: 'n.d.',
    circa: 'ca.',
    in: 'In',
    editedBy: 'edited by',
    translatedBy: 'translated by',
    editor: ['Ed.', 'Eds.'],
    edition: (number) => `${englishOrdinal(number)} ed.`,
    volume: 'vol.',
    issue: 'no.',
    page: 'p.',
    pages: 'pp.',
    chapter: 'chap.',
    quotes: ['“', '”'],
    thesis: 'Thesis',
    map: 'Map',
    archive: 'Archive file',
    availableAt: 'Available at',
  },
  nl: {
    and: 'en',
    noDate: 'z.d.',
    circa: 'ca.',
    in: 'In',
    editedBy: 'onder redactie van',
    translatedBy: 'vertaald door',
    editor: ['Red.', 'Red.'],
    edition: (number) => `${number}e dr.`,
    volume: 'jrg.',
    issue: 'nr.',
    page: 'p.',
    pages: 'pp.',
    chapter: 'hfst.',
    quotes: ['“', '”'],
    thesis: 'Proefschrift',
    map: 'Kaart',
    archive: 'Archiefdossier',
    availableAt: 'Beschikbaar op',
  },
  de: {
    and: 'und',
    noDate: 'o. J.',
    circa: 'ca.',
    in: 'In',
    editedBy: 'herausgegeben von',
    translatedBy: 'übersetzt von',
    editor: ['Hrsg.', 'Hrsg.'],
    edition: (number) => `${number}. Aufl.`,
    volume: 'Bd.',
    issue: 'Nr.',
    page: 'S.',
    pages: 'S.',
    chapter: 'Kap.',
    quotes: ['„', '“'],
    thesis: 'Dissertation',
    map: 'Karte',
    archive: 'Archivakte',
    availableAt: 'Verfügbar unter',
  },
  fr: {
    and: 'et',
    noDate: 's. d.',
    circa: 'vers',
    in: 'Dans',
    editedBy: 'sous la direction de',
    translatedBy: 'traduit par',
    editor: ['dir.', 'dir.'],
    edition: (number) => `${number}${number === '1' ? 're' : 'e'} éd.`,
    volume: 'vol.',
    issue: 'n°',
    page: 'p.',
    pages: 'p.',
    chapter: 'chap.',
    quotes: ['« ', ' »'],
    thesis: 'Thèse',
    map: 'Carte',
    archive: 'Dossier d’archives',
    availableAt: 'Disponible sur',
  },
};
