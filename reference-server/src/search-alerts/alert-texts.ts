/** Texts of the facts in a mail about what is new for a saved search. */
export const ALERT_TEXTS = {
  everything: {
    nl: 'Alle publicaties',
    en: 'All publications',
    de: 'Alle Publikationen',
    fr: 'Toutes les publications',
  },
  untitled: { nl: 'Zonder titel', en: 'Untitled', de: 'Ohne Titel', fr: 'Sans titre' },
  more: {
    nl: (amount: number) => `En nog ${amount}.`,
    en: (amount: number) => `And ${amount} more.`,
    de: (amount: number) => `Und ${amount} weitere.`,
    fr: (amount: number) => `Et ${amount} de plus.`,
  },
};
