import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  intro:
    'The portal stores in your browser what it needs for what you do in it. It has no cookies of other websites, and none for advertising or tracking.',
  title: 'What is stored in your browser',
  purpose: 'Purpose',
  place: 'Where',
  time: 'Until when',
  cookie: 'Cookie',
  cookies: 'Cookies',
  local: 'Local storage',
  session: 'Session storage',
  cache: 'Cache',
  form: 'Sending the forms for logging in safely',
  formTime: 'until you close the browser',
  known:
    'Recognising a browser in which you logged in, so that wrong passwords elsewhere do not lock you out',
  provider: 'Logging out with your identity provider too',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  tokens: 'Staying logged in',
  tokensTime: 'until you log out',
  visitor: 'Recognising your browser without an account, for loans and reading places',
  chosen:
    'What you chose: language, list or tiles, order of filters, look of books, kind of search in a document',
  cleared: 'until you clear the data of the website',
  work: 'What you are doing: basket, order, last search with its results, unsaved settings, the page to return to after logging in',
  workTime: 'until you close the tab or log out',
  programs:
    'Loading the right version of the portal, also without a connection to the list of versions',
  programsTime: 'until a newer one replaces it',
  files: 'Not loading files and pictures again',
  filesTime: 'one year at most, pictures of pages one day',
  embedded: 'On the website of an institution: look of books',
};

/** The texts about storage in browsers. */
export type StorageTexts = Readonly<typeof EN>;

/** The texts by language. */
export const STORAGE_TEXTS: Readonly<Record<PageLanguage, StorageTexts>> = {
  nl: {
    intro:
      'Het portaal slaat in uw browser op wat het nodig heeft voor wat u erin doet. Het heeft geen cookies van andere websites, en geen cookies voor reclame of om u te volgen.',
    title: 'Wat er in uw browser wordt opgeslagen',
    purpose: 'Doel',
    place: 'Waar',
    time: 'Tot wanneer',
    cookie: 'Cookie',
    cookies: 'Cookies',
    local: 'Lokale opslag',
    session: 'Sessieopslag',
    cache: 'Cache',
    form: 'De formulieren voor het aanmelden veilig versturen',
    formTime: 'tot u de browser sluit',
    known:
      'Een browser herkennen waarin u zich hebt aangemeld, zodat verkeerde wachtwoorden elders u niet buitensluiten',
    provider: 'U ook afmelden bij uw identiteitsprovider',
    days: (count) => (count === 1 ? '1 dag' : `${count} dagen`),
    tokens: 'Aangemeld blijven',
    tokensTime: 'tot u zich afmeldt',
    visitor: 'Uw browser zonder account herkennen, voor leningen en leesplaatsen',
    chosen:
      'Wat u hebt gekozen: taal, lijst of tegels, volgorde van filters, weergave van boeken, manier van zoeken in een document',
    cleared: 'tot u de gegevens van de website wist',
    work: 'Waar u mee bezig bent: winkelmand, bestelling, laatste zoekopdracht met de resultaten, niet opgeslagen instellingen, de pagina om na het aanmelden naar terug te keren',
    workTime: 'tot u het tabblad sluit of zich afmeldt',
    programs:
      'De juiste versie van het portaal laden, ook zonder verbinding met de lijst van versies',
    programsTime: 'tot een nieuwere in de plaats komt',
    files: 'Bestanden en afbeeldingen niet opnieuw laden',
    filesTime: 'ten hoogste een jaar, afbeeldingen van pagina’s een dag',
    embedded: 'Op de website van een instelling: weergave van boeken',
  },
  en: EN,
  de: {
    intro:
      'Das Portal speichert in Ihrem Browser, was es für das braucht, was Sie darin tun. Es hat keine Cookies anderer Websites und keine für Werbung oder zum Verfolgen.',
    title: 'Was in Ihrem Browser gespeichert wird',
    purpose: 'Zweck',
    place: 'Wo',
    time: 'Bis wann',
    cookie: 'Cookie',
    cookies: 'Cookies',
    local: 'Lokaler Speicher',
    session: 'Sitzungsspeicher',
    cache: 'Cache',
    form: 'Die Formulare der Anmeldung sicher senden',
    formTime: 'bis Sie den Browser schließen',
    known:
      'Einen Browser erkennen, in dem Sie sich angemeldet haben, damit falsche Passwörter anderswo Sie nicht aussperren',
    provider: 'Sie auch bei Ihrem Identitätsanbieter abmelden',
    days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
    tokens: 'Angemeldet bleiben',
    tokensTime: 'bis Sie sich abmelden',
    visitor: 'Ihren Browser ohne Konto erkennen, für Ausleihen und Lesestellen',
    chosen:
      'Was Sie gewählt haben: Sprache, Liste oder Kacheln, Reihenfolge der Filter, Darstellung von Büchern, Art der Suche in einem Dokument',
    cleared: 'bis Sie die Daten der Website löschen',
    work: 'Was Sie gerade tun: Warenkorb, Bestellung, letzte Suche mit ihren Treffern, nicht gespeicherte Einstellungen, die Seite, zu der Sie nach der Anmeldung zurückkehren',
    workTime: 'bis Sie den Tab schließen oder sich abmelden',
    programs:
      'Die richtige Version des Portals laden, auch ohne Verbindung zur Liste der Versionen',
    programsTime: 'bis eine neuere sie ersetzt',
    files: 'Dateien und Bilder nicht erneut laden',
    filesTime: 'höchstens ein Jahr, Bilder von Seiten einen Tag',
    embedded: 'Auf der Website einer Einrichtung: Darstellung von Büchern',
  },
  fr: {
    intro:
      'Le portail stocke dans votre navigateur ce dont il a besoin pour ce que vous y faites. Il n’a pas de cookies d’autres sites, ni de cookies publicitaires ou de suivi.',
    title: 'Ce qui est stocké dans votre navigateur',
    purpose: 'Finalité',
    place: 'Où',
    time: 'Jusqu’à quand',
    cookie: 'Cookie',
    cookies: 'Cookies',
    local: 'Stockage local',
    session: 'Stockage de session',
    cache: 'Cache',
    form: 'Envoyer en sécurité les formulaires de connexion',
    formTime: 'jusqu’à la fermeture du navigateur',
    known:
      'Reconnaître un navigateur dans lequel vous vous êtes connecté, pour que de mauvais mots de passe saisis ailleurs ne vous bloquent pas',
    provider: 'Vous déconnecter aussi de votre fournisseur d’identité',
    days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
    tokens: 'Rester connecté',
    tokensTime: 'jusqu’à votre déconnexion',
    visitor:
      'Reconnaître votre navigateur sans compte, pour les emprunts et les repères de lecture',
    chosen:
      'Ce que vous avez choisi : langue, liste ou mosaïque, ordre des filtres, apparence des livres, mode de recherche dans un document',
    cleared: 'jusqu’à ce que vous effaciez les données du site',
    work: 'Ce que vous êtes en train de faire : panier, commande, dernière recherche et ses résultats, réglages non enregistrés, page à laquelle revenir après la connexion',
    workTime: 'jusqu’à la fermeture de l’onglet ou votre déconnexion',
    programs: 'Charger la bonne version du portail, même sans accès à la liste des versions',
    programsTime: 'jusqu’à ce qu’une version plus récente la remplace',
    files: 'Ne pas charger à nouveau les fichiers et les images',
    filesTime: 'un an au plus, un jour pour les images de pages',
    embedded: 'Sur le site d’un établissement : apparence des livres',
  },
};
