import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  intro: (library: string) =>
    `This page says which personal data ${library} keeps in this portal, for how long, and who sees it.`,
  kept: 'What is kept',
  withAccount:
    'With an account: your name, user name, e-mail address and role; the beginning and end of your sessions; the documents that you have on loan; the place at which you stopped reading; your bookshelves and orders. A password is stored as a hash, from which it cannot be read. Searches are not kept.',
  withoutAccount:
    'Without an account: a random name of your browser, with the document that you have on loan and the place at which you stopped reading.',
  seen: 'Who sees it',
  administrators:
    'Administrators of the library see names, e-mail addresses, roles and sessions, and a log of orders and of changes in the administration.',
  holders:
    'People of the library with an account who want to open a document that is on loan see the names of those who have it on loan.',
  noHolders: 'The portal names no borrower to other people.',
  shelves: 'People of the library who have the address of a bookshelf that you share can read it.',
  noTracking:
    'The portal has no advertising and no tracking. It does not pass on what you read or search for.',
  rights: 'Your rights',
  ask: 'You can ask the library for a copy of all that it keeps of you, for a correction, and for the erasure of your account. Orders stay in the accounts of the library, without you.',
};

/** The texts of the built-in privacy statement. */
export type PrivacyTexts = Readonly<typeof EN>;

/** The texts by language. */
export const PRIVACY_TEXTS: Readonly<Record<PageLanguage, PrivacyTexts>> = {
  nl: {
    intro: (library) =>
      `Op deze pagina staat welke persoonsgegevens ${library} in dit portaal bewaart, hoe lang, en wie ze ziet.`,
    kept: 'Wat er wordt bewaard',
    withAccount:
      'Met een account: uw naam, gebruikersnaam, e-mailadres en rol; begin en einde van uw sessies; de documenten die u leent; de plaats waar u bent gestopt met lezen; uw boekenplanken en bestellingen. Een wachtwoord wordt opgeslagen als een hash, waaruit het niet te lezen is. Zoekopdrachten worden niet bewaard.',
    withoutAccount:
      'Zonder account: een willekeurige naam van uw browser, met het document dat u leent en de plaats waar u bent gestopt met lezen.',
    seen: 'Wie het ziet',
    administrators:
      'Beheerders van de bibliotheek zien namen, e-mailadressen, rollen en sessies, en een logboek van bestellingen en van wijzigingen in het beheer.',
    holders:
      'Mensen met een account bij de bibliotheek die een uitgeleend document willen openen, zien de namen van degenen die het lenen.',
    noHolders: 'Het portaal noemt aan anderen niet wie een document leent.',
    shelves:
      'Mensen van de bibliotheek die het adres hebben van een boekenplank die u deelt, kunnen die lezen.',
    noTracking:
      'Het portaal heeft geen reclame en volgt u niet. Het geeft niet door wat u leest of zoekt.',
    rights: 'Uw rechten',
    ask: 'U kunt de bibliotheek vragen om een kopie van alles wat zij van u bewaart, om een verbetering, en om het wissen van uw account. Bestellingen blijven in de boekhouding van de bibliotheek, zonder u.',
  },
  en: EN,
  de: {
    intro: (library) =>
      `Auf dieser Seite steht, welche personenbezogenen Daten ${library} in diesem Portal speichert, wie lange, und wer sie sieht.`,
    kept: 'Was gespeichert wird',
    withAccount:
      'Mit einem Konto: Ihr Name, Benutzername, Ihre E-Mail-Adresse und Rolle; Beginn und Ende Ihrer Sitzungen; die Dokumente, die Sie ausgeliehen haben; die Stelle, an der Sie aufgehört haben zu lesen; Ihre Bücherregale und Bestellungen. Ein Passwort wird als Hashwert gespeichert, aus dem es nicht zu lesen ist. Suchanfragen werden nicht gespeichert.',
    withoutAccount:
      'Ohne Konto: ein zufälliger Name Ihres Browsers, mit dem Dokument, das Sie ausgeliehen haben, und der Stelle, an der Sie aufgehört haben zu lesen.',
    seen: 'Wer es sieht',
    administrators:
      'Administratoren der Bibliothek sehen Namen, E-Mail-Adressen, Rollen und Sitzungen sowie ein Protokoll der Bestellungen und der Änderungen in der Verwaltung.',
    holders:
      'Personen mit einem Konto bei der Bibliothek, die ein ausgeliehenes Dokument öffnen wollen, sehen die Namen derer, die es ausgeliehen haben.',
    noHolders: 'Das Portal nennt anderen nicht, wer ein Dokument ausgeliehen hat.',
    shelves:
      'Personen der Bibliothek, die die Adresse eines von Ihnen geteilten Bücherregals haben, können es lesen.',
    noTracking:
      'Das Portal enthält keine Werbung und verfolgt Sie nicht. Es gibt nicht weiter, was Sie lesen oder suchen.',
    rights: 'Ihre Rechte',
    ask: 'Sie können die Bibliothek um eine Kopie von allem bitten, was sie über Sie speichert, um eine Berichtigung und um die Löschung Ihres Kontos. Bestellungen bleiben in der Buchführung der Bibliothek, ohne Sie.',
  },
  fr: {
    intro: (library) =>
      `Cette page indique quelles données personnelles ${library} conserve dans ce portail, pendant combien de temps, et qui les voit.`,
    kept: 'Ce qui est conservé',
    withAccount:
      'Avec un compte : votre nom, votre nom d’utilisateur, votre adresse e-mail et votre rôle ; le début et la fin de vos sessions ; les documents que vous empruntez ; l’endroit où vous avez arrêté de lire ; vos étagères et vos commandes. Un mot de passe est conservé sous forme d’empreinte, qui ne permet pas de le lire. Les recherches ne sont pas conservées.',
    withoutAccount:
      'Sans compte : un nom aléatoire de votre navigateur, avec le document que vous empruntez et l’endroit où vous avez arrêté de lire.',
    seen: 'Qui le voit',
    administrators:
      'Les administrateurs de la bibliothèque voient les noms, les adresses e-mail, les rôles et les sessions, ainsi qu’un journal des commandes et des modifications dans l’administration.',
    holders:
      'Les personnes ayant un compte à la bibliothèque qui veulent ouvrir un document emprunté voient les noms de celles qui l’empruntent.',
    noHolders: 'Le portail n’indique pas à d’autres personnes qui emprunte un document.',
    shelves:
      'Les personnes de la bibliothèque qui ont l’adresse d’une étagère que vous partagez peuvent la lire.',
    noTracking:
      'Le portail ne contient ni publicité ni traceur. Il ne transmet pas ce que vous lisez ou cherchez.',
    rights: 'Vos droits',
    ask: 'Vous pouvez demander à la bibliothèque une copie de tout ce qu’elle conserve de vous, une rectification et l’effacement de votre compte. Les commandes restent dans la comptabilité de la bibliothèque, sans vous.',
  },
};
