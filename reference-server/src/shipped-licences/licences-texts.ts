import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  title: 'Licences',
  intro: (product: string) =>
    `${product} contains software and fonts by others. Each package is below its licence, with its copyright notice. The texts of the licences are in English.`,
  parts: 'Parts of the portal',
  server: 'Server',
  host: 'Portal',
  embed: 'Reader for other websites',
  packages: (count: number) => (count === 1 ? '1 package' : `${count} packages`),
  notTold: 'this part does not say which packages it contains.',
  listElsewhere: 'Its list may be here.',
  standardText: 'The package has no text of its licence. This is the standard text.',
  textOf: (licence: string, name: string, others: number) =>
    others === 0 ? `Text of ${licence}: ${name}` : `Text of ${licence}: ${name} and ${others} more`,
};

/** The texts of the page of licences. */
export type LicencesTexts = Readonly<typeof EN>;

/** The texts by language. */
export const LICENCES_TEXTS: Readonly<Record<PageLanguage, LicencesTexts>> = {
  nl: {
    title: 'Licenties',
    intro: (product) =>
      `${product} bevat software en lettertypen van anderen. Elk pakket staat onder zijn licentie, met de auteursrechtvermelding. De teksten van de licenties zijn in het Engels.`,
    parts: 'Onderdelen van het portaal',
    server: 'Server',
    host: 'Portaal',
    embed: 'Lezer voor andere websites',
    packages: (count) => (count === 1 ? '1 pakket' : `${count} pakketten`),
    notTold: 'dit onderdeel vermeldt niet welke pakketten het bevat.',
    listElsewhere: 'De lijst staat mogelijk hier.',
    standardText: 'Het pakket heeft geen eigen licentietekst. Dit is de standaardtekst.',
    textOf: (licence, name, others) =>
      others === 0
        ? `Tekst van ${licence}: ${name}`
        : `Tekst van ${licence}: ${name} en nog ${others}`,
  },
  en: EN,
  de: {
    title: 'Lizenzen',
    intro: (product) =>
      `${product} enthält Software und Schriften anderer. Jedes Paket steht unter seiner Lizenz, mit dem Urheberrechtshinweis. Die Lizenztexte sind auf Englisch.`,
    parts: 'Teile des Portals',
    server: 'Server',
    host: 'Portal',
    embed: 'Lesemodul für andere Websites',
    packages: (count) => (count === 1 ? '1 Paket' : `${count} Pakete`),
    notTold: 'dieser Teil gibt nicht an, welche Pakete er enthält.',
    listElsewhere: 'Die Liste ist möglicherweise hier.',
    standardText: 'Das Paket hat keinen eigenen Lizenztext. Dies ist der Standardtext.',
    textOf: (licence, name, others) =>
      others === 0
        ? `Text von ${licence}: ${name}`
        : `Text von ${licence}: ${name} und ${others} weitere`,
  },
  fr: {
    title: 'Licences',
    intro: (product) =>
      `${product} contient des logiciels et des polices de tiers. Chaque paquet figure sous sa licence, avec sa mention de droit d’auteur. Les textes des licences sont en anglais.`,
    parts: 'Parties du portail',
    server: 'Serveur',
    host: 'Portail',
    embed: 'Lecteur pour d’autres sites',
    packages: (count) => (count === 1 ? '1 paquet' : `${count} paquets`),
    notTold: 'cette partie n’indique pas les paquets qu’elle contient.',
    listElsewhere: 'La liste se trouve peut-être ici.',
    standardText: 'Le paquet n’a pas de texte de licence. Voici le texte standard.',
    textOf: (licence, name, others) =>
      others === 0
        ? `Texte de ${licence} : ${name}`
        : `Texte de ${licence} : ${name} et ${others} autres`,
  },
};
