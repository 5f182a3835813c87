import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  general: 'General terms',
  privacy: 'Privacy',
  storage: 'Storage in your browser',
  licences: 'Licences of the software',
  onlyIn: (language: string) => `This text is available in ${language} only.`,
  none: (library: string) => `${library} has not written any terms of its own for this portal.`,
  contact: 'Please send questions to the library:',
  contactUnknown: 'Please ask your questions at the library.',
  unknown: 'Unknown library',
  unknownHelp: 'This portal has no library of that name. The link may be out of date.',
};

/** The texts around the statements. */
export type StatementTexts = Readonly<typeof EN>;

/** The texts by language. */
export const STATEMENT_TEXTS: Readonly<Record<PageLanguage, StatementTexts>> = {
  nl: {
    general: 'Algemene voorwaarden',
    privacy: 'Privacy',
    storage: 'Opslag in uw browser',
    licences: 'Licenties van de software',
    onlyIn: (language) => `Deze tekst is alleen in het ${language} beschikbaar.`,
    none: (library) => `${library} heeft voor dit portaal geen eigen voorwaarden opgesteld.`,
    contact: 'Stel uw vragen aan de bibliotheek:',
    contactUnknown: 'Stel uw vragen in de bibliotheek.',
    unknown: 'Onbekende bibliotheek',
    unknownHelp: 'Dit portaal heeft geen bibliotheek met die naam. De link is mogelijk verouderd.',
  },
  en: EN,
  de: {
    general: 'Allgemeine Bedingungen',
    privacy: 'Datenschutz',
    storage: 'Speicherung in Ihrem Browser',
    licences: 'Lizenzen der Software',
    onlyIn: (language) => `Dieser Text liegt nur auf ${language} vor.`,
    none: (library) => `${library} hat für dieses Portal keine eigenen Bedingungen verfasst.`,
    contact: 'Bitte richten Sie Fragen an die Bibliothek:',
    contactUnknown: 'Bitte stellen Sie Ihre Fragen in der Bibliothek.',
    unknown: 'Unbekannte Bibliothek',
    unknownHelp:
      'Dieses Portal hat keine Bibliothek mit diesem Namen. Der Link ist möglicherweise veraltet.',
  },
  fr: {
    general: 'Conditions générales',
    privacy: 'Vie privée',
    storage: 'Stockage dans votre navigateur',
    licences: 'Licences des logiciels',
    onlyIn: (language) => `Ce texte n’est disponible qu’en ${language}.`,
    none: (library) => `${library} n’a pas rédigé de conditions propres pour ce portail.`,
    contact: 'Adressez vos questions à la bibliothèque :',
    contactUnknown: 'Posez vos questions à la bibliothèque.',
    unknown: 'Bibliothèque inconnue',
    unknownHelp: 'Ce portail n’a pas de bibliothèque de ce nom. Le lien est peut-être obsolète.',
  },
};
