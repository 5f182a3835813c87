import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  directoryHelp: (name: string, library: string, host: string) =>
    `Use the user name and the password of ${name}. ${library} has them checked by ${host}.`,
  failed: 'You could not be logged in',
  unreachable: (name: string) => `${name} cannot be reached. Please try again later.`,
  misconfigured: (name: string) =>
    `Logging in with ${name} is not set up correctly. Please tell your library.`,
  denied: (name: string) => `${name} did not let you in.`,
  invalid: 'The login has expired, or was not begun in this browser. Please try again.',
  again: 'Try again',
  trial: (name: string) => `Trial of ${name}`,
  trialWorks: 'The sign-in works. No account was made or changed.',
  trialFails: 'The sign-in does not work.',
  trialRole: (role: string) => `The person would get the role “${role}”.`,
  trialNoAccess: 'The person would have no access: no rule applies.',
  person: 'Person',
  subject: 'Lasting id',
  name: 'Name',
  email: 'E-mail address',
  given: 'What the provider gives',
  claim: 'Claim or attribute',
  values: 'Values',
  none: 'none',
  /** As in the administration. */
  roles: { none: 'No role', anonymous: 'Visitor', user: 'Reader', admin: 'Administrator' },
};

/** The texts of the pages on which people sign in with an identity provider. */
export type ProviderSignInTexts = Readonly<typeof EN>;

/** The texts by language. */
export const PROVIDER_SIGN_IN_TEXTS: Readonly<Record<PageLanguage, ProviderSignInTexts>> = {
  nl: {
    directoryHelp: (name, library, host) =>
      `Gebruik de gebruikersnaam en het wachtwoord van ${name}. ${library} laat ze controleren door ${host}.`,
    failed: 'U kon niet worden aangemeld',
    unreachable: (name) => `${name} is niet bereikbaar. Probeer het later opnieuw.`,
    misconfigured: (name) =>
      `Aanmelden met ${name} is niet goed ingesteld. Meld dit aan uw bibliotheek.`,
    denied: (name) => `${name} heeft u niet toegelaten.`,
    invalid: 'De aanmelding is verlopen, of is niet in deze browser begonnen. Probeer het opnieuw.',
    again: 'Opnieuw proberen',
    trial: (name) => `Proef van ${name}`,
    trialWorks: 'Het aanmelden werkt. Er is geen account gemaakt of gewijzigd.',
    trialFails: 'Het aanmelden werkt niet.',
    trialRole: (role) => `De persoon zou de rol “${role}” krijgen.`,
    trialNoAccess: 'De persoon zou geen toegang hebben: geen regel is van toepassing.',
    person: 'Persoon',
    subject: 'Blijvend kenmerk',
    name: 'Naam',
    email: 'E-mailadres',
    given: 'Wat de aanbieder geeft',
    claim: 'Claim of attribuut',
    values: 'Waarden',
    none: 'geen',
    roles: { none: 'Geen rol', anonymous: 'Bezoeker', user: 'Lezer', admin: 'Beheerder' },
  },
  en: EN,
  de: {
    directoryHelp: (name, library, host) =>
      `Verwenden Sie Benutzername und Passwort von ${name}. ${library} lässt sie von ${host} prüfen.`,
    failed: 'Sie konnten nicht angemeldet werden',
    unreachable: (name) => `${name} ist nicht erreichbar. Bitte versuchen Sie es später erneut.`,
    misconfigured: (name) =>
      `Die Anmeldung mit ${name} ist nicht richtig eingerichtet. Bitte sagen Sie es Ihrer Bibliothek.`,
    denied: (name) => `${name} hat Sie nicht eingelassen.`,
    invalid:
      'Die Anmeldung ist abgelaufen oder wurde nicht in diesem Browser begonnen. Bitte versuchen Sie es erneut.',
    again: 'Erneut versuchen',
    trial: (name) => `Probe von ${name}`,
    trialWorks: 'Die Anmeldung funktioniert. Es wurde kein Konto angelegt oder geändert.',
    trialFails: 'Die Anmeldung funktioniert nicht.',
    trialRole: (role) => `Die Person bekäme die Rolle „${role}“.`,
    trialNoAccess: 'Die Person hätte keinen Zugang: Keine Regel trifft zu.',
    person: 'Person',
    subject: 'Dauerhafte Kennung',
    name: 'Name',
    email: 'E-Mail-Adresse',
    given: 'Was der Anbieter angibt',
    claim: 'Claim oder Attribut',
    values: 'Werte',
    none: 'keine',
    roles: {
      none: 'Keine Rolle',
      anonymous: 'Gast',
      user: 'Leserin oder Leser',
      admin: 'Administrator',
    },
  },
  fr: {
    directoryHelp: (name, library, host) =>
      `Utilisez le nom d’utilisateur et le mot de passe de ${name}. ${library} les fait vérifier par ${host}.`,
    failed: 'La connexion a échoué',
    unreachable: (name) => `${name} est injoignable. Veuillez réessayer plus tard.`,
    misconfigured: (name) =>
      `La connexion avec ${name} n’est pas configurée correctement. Veuillez le signaler à votre bibliothèque.`,
    denied: (name) => `${name} ne vous a pas laissé entrer.`,
    invalid:
      'La connexion a expiré ou n’a pas été commencée dans ce navigateur. Veuillez réessayer.',
    again: 'Réessayer',
    trial: (name) => `Essai de ${name}`,
    trialWorks: 'La connexion fonctionne. Aucun compte n’a été créé ni modifié.',
    trialFails: 'La connexion ne fonctionne pas.',
    trialRole: (role) => `La personne recevrait le rôle « ${role} ».`,
    trialNoAccess: 'La personne n’aurait pas accès : aucune règle ne s’applique.',
    person: 'Personne',
    subject: 'Identifiant durable',
    name: 'Nom',
    email: 'Adresse e-mail',
    given: 'Ce que le fournisseur donne',
    claim: 'Revendication ou attribut',
    values: 'Valeurs',
    none: 'aucune',
    roles: {
      none: 'Aucun rôle',
      anonymous: 'Visiteur',
      user: 'Lecteur',
      admin: 'Administrateur',
    },
  },
};
