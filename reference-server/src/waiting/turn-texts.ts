/** Texts of the facts in the mail of a turn. */
export const TURN_TEXTS = {
  untitled: {
    nl: 'een document zonder titel',
    en: 'a document without a title',
    de: 'ein Dokument ohne Titel',
    fr: 'un document sans titre',
  },
};
