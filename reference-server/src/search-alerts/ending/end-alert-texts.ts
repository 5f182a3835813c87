import type { PageLanguage } from '../../sso/pages/language.ts';

const EN = {
  title: 'Stop these mails?',
  intro: (search: string, shelf: string, library: string) =>
    `You will get no more mails from ${library} about what is new for the search “${search}” on your bookshelf “${shelf}”. The search stays on the shelf.`,
  introRemoved: (shelf: string, library: string) =>
    `You will get no more mails from ${library} about what is new for a search that was on your bookshelf “${shelf}”.`,
  submit: 'Stop the mails',
  ended: 'These mails have been stopped',
  endedHelp: (search: string) =>
    `You get no mails about the search “${search}”. You can switch them on again on your bookshelf.`,
  endedRemoved: 'You get no mails about this search, which is no longer on your bookshelf.',
  unknown: 'This link no longer works',
  unknownHelp:
    'It is too old, or the search is no longer on a bookshelf; then no mails come either. Otherwise, switch the mails off on your bookshelf.',
};

/** The texts of the page that ends the mails about a saved search, by language. */
export const END_ALERT_TEXTS: Readonly<Record<PageLanguage, Readonly<typeof EN>>> = {
  nl: {
    title: 'Deze mails uitzetten?',
    intro: (search, shelf, library) =>
      `U krijgt van ${library} geen mails meer over wat nieuw is voor de zoekopdracht “${search}” op uw boekenplank “${shelf}”. De zoekopdracht blijft op de plank.`,
    introRemoved: (shelf, library) =>
      `U krijgt van ${library} geen mails meer over wat nieuw is voor een zoekopdracht die op uw boekenplank “${shelf}” stond.`,
    submit: 'Mails uitzetten',
    ended: 'Deze mails staan uit',
    endedHelp: (search) =>
      `U krijgt geen mails over de zoekopdracht “${search}”. Op uw boekenplank kunt u ze weer aanzetten.`,
    endedRemoved:
      'U krijgt geen mails over deze zoekopdracht, die niet meer op uw boekenplank staat.',
    unknown: 'Deze link werkt niet meer',
    unknownHelp:
      'De link is te oud, of de zoekopdracht staat niet meer op een boekenplank; dan komen er ook geen mails meer. Zet de mails anders uit op uw boekenplank.',
  },
  en: EN,
  de: {
    title: 'Diese E-Mails abschalten?',
    intro: (search, shelf, library) =>
      `Sie erhalten von ${library} keine E-Mails mehr über Neues zur Suche „${search}“ in Ihrem Bücherregal „${shelf}“. Die Suche bleibt im Regal.`,
    introRemoved: (shelf, library) =>
      `Sie erhalten von ${library} keine E-Mails mehr über Neues zu einer Suche, die in Ihrem Bücherregal „${shelf}“ stand.`,
    submit: 'E-Mails abschalten',
    ended: 'Diese E-Mails sind abgeschaltet',
    endedHelp: (search) =>
      `Sie erhalten keine E-Mails zur Suche „${search}“. In Ihrem Bücherregal können Sie sie wieder einschalten.`,
    endedRemoved:
      'Sie erhalten keine E-Mails zu dieser Suche, die nicht mehr in Ihrem Bücherregal steht.',
    unknown: 'Dieser Link gilt nicht mehr',
    unknownHelp:
      'Er ist zu alt, oder die Suche steht in keinem Bücherregal mehr; dann kommen auch keine E-Mails mehr. Schalten Sie die E-Mails sonst in Ihrem Bücherregal ab.',
  },
  fr: {
    title: 'Arrêter ces courriels ?',
    intro: (search, shelf, library) =>
      `Vous ne recevrez plus de courriels (${library}) sur les nouveautés de la recherche « ${search} » de votre étagère « ${shelf} ». La recherche reste sur l’étagère.`,
    introRemoved: (shelf, library) =>
      `Vous ne recevrez plus de courriels (${library}) sur les nouveautés d’une recherche qui était sur votre étagère « ${shelf} ».`,
    submit: 'Arrêter les courriels',
    ended: 'Ces courriels sont arrêtés',
    endedHelp: (search) =>
      `Vous ne recevez plus de courriels sur la recherche « ${search} ». Vous pouvez les réactiver sur votre étagère.`,
    endedRemoved:
      'Vous ne recevez plus de courriels sur cette recherche, qui n’est plus sur votre étagère.',
    unknown: 'Ce lien n’est plus valable',
    unknownHelp:
      'Il est trop ancien, ou la recherche n’est plus sur une étagère ; dans ce cas, aucun courriel ne vient plus. Sinon, arrêtez les courriels sur votre étagère.',
  },
};
