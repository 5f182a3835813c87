import type { PageLanguage } from '../../sso/pages/language.ts';

const EN = {
  intro: 'After your password you enter a code that an app on your telephone shows.',
  proceed: 'Continue',
  code: 'Code',
  codeTitle: 'Enter your code',
  codeHelp: 'Enter the six digits that your app shows, or one of your recovery codes.',
  wrongCode: 'This code is incorrect or was already used. Enter the code that the app shows next.',
  setUpTitle: 'Set up two-factor authentication',
  demandedOfYou: 'Your library demands it of its administrators.',
  scan: 'Scan this image with an authenticator app. Then enter the six digits that the app shows.',
  qrAlt: 'QR code with your key',
  typeKey: 'Or type this key in the app:',
  openApp: 'Open in an app on this device',
  confirm: 'Confirm',
  setTitle: 'Two-factor authentication is set up',
  renewedTitle: 'You have new recovery codes',
  codesTitle: 'Your recovery codes',
  codesHelp: (codes: number) =>
    `You have ${codes} recovery codes. Each lets you log in once without your telephone. Print them or write them down, and keep them safe: they are shown only now. Earlier codes do not work any more.`,
  usedTitle: 'You used a recovery code',
  usedHelp: (left: number) =>
    left === 1
      ? 'You have 1 recovery code left. You can make new ones on the page for two-factor authentication.'
      : `You have ${left} recovery codes left. You can make new ones on the page for two-factor authentication.`,
  isSet: (left: number) =>
    left === 1
      ? 'It is set up. You have 1 recovery code left.'
      : `It is set up. You have ${left} recovery codes left.`,
  isDemanded: 'Your library demands it of its administrators, so you cannot remove it.',
  renew: 'Make new recovery codes',
  remove: 'Remove two-factor authentication',
  removedTitle: 'Two-factor authentication is removed',
  removedHelp: 'You log in with your password only.',
};

/** The texts of the pages for a second factor. */
export type SecondFactorTexts = Readonly<typeof EN>;

/** The texts by language. */
export const SECOND_FACTOR_TEXTS: Readonly<Record<PageLanguage, SecondFactorTexts>> = {
  nl: {
    intro: 'Na uw wachtwoord vult u een code in die een app op uw telefoon toont.',
    proceed: 'Verder',
    code: 'Code',
    codeTitle: 'Vul uw code in',
    codeHelp: 'Vul de zes cijfers in die uw app toont, of een van uw herstelcodes.',
    wrongCode: 'Deze code is onjuist of al gebruikt. Vul de code in die de app hierna toont.',
    setUpTitle: 'Aanmelden in twee stappen instellen',
    demandedOfYou: 'Uw bibliotheek verlangt dit van beheerders.',
    scan: 'Scan deze afbeelding met een authenticator-app. Vul daarna de zes cijfers in die de app toont.',
    qrAlt: 'QR-code met uw sleutel',
    typeKey: 'Of typ deze sleutel in de app:',
    openApp: 'Openen in een app op dit apparaat',
    confirm: 'Bevestigen',
    setTitle: 'Aanmelden in twee stappen is ingesteld',
    renewedTitle: 'U hebt nieuwe herstelcodes',
    codesTitle: 'Uw herstelcodes',
    codesHelp: (codes) =>
      `U hebt ${codes} herstelcodes. Met elke code kunt u zich één keer zonder telefoon aanmelden. Druk ze af of schrijf ze op, en bewaar ze goed: ze worden alleen nu getoond. Eerdere codes werken niet meer.`,
    usedTitle: 'U hebt een herstelcode gebruikt',
    usedHelp: (left) =>
      left === 1
        ? 'U hebt nog 1 herstelcode. U kunt nieuwe maken op de pagina voor aanmelden in twee stappen.'
        : `U hebt nog ${left} herstelcodes. U kunt nieuwe maken op de pagina voor aanmelden in twee stappen.`,
    isSet: (left) =>
      left === 1
        ? 'Dit is ingesteld. U hebt nog 1 herstelcode.'
        : `Dit is ingesteld. U hebt nog ${left} herstelcodes.`,
    isDemanded: 'Uw bibliotheek verlangt dit van beheerders. U kunt het daarom niet verwijderen.',
    renew: 'Nieuwe herstelcodes maken',
    remove: 'Aanmelden in twee stappen verwijderen',
    removedTitle: 'Aanmelden in twee stappen is verwijderd',
    removedHelp: 'U meldt zich alleen met uw wachtwoord aan.',
  },
  en: EN,
  de: {
    intro: 'Nach dem Passwort geben Sie einen Code ein, den eine App auf Ihrem Telefon anzeigt.',
    proceed: 'Weiter',
    code: 'Code',
    codeTitle: 'Geben Sie Ihren Code ein',
    codeHelp:
      'Geben Sie die sechs Ziffern ein, die Ihre App anzeigt, oder einen Ihrer Wiederherstellungscodes.',
    wrongCode:
      'Dieser Code ist falsch oder wurde schon benutzt. Geben Sie den Code ein, den die App als Nächstes anzeigt.',
    setUpTitle: 'Anmeldung in zwei Schritten einrichten',
    demandedOfYou: 'Ihre Bibliothek verlangt dies von Administratoren.',
    scan: 'Scannen Sie dieses Bild mit einer Authenticator-App. Geben Sie dann die sechs Ziffern ein, die die App anzeigt.',
    qrAlt: 'QR-Code mit Ihrem Schlüssel',
    typeKey: 'Oder tippen Sie diesen Schlüssel in der App ein:',
    openApp: 'In einer App auf diesem Gerät öffnen',
    confirm: 'Bestätigen',
    setTitle: 'Die Anmeldung in zwei Schritten ist eingerichtet',
    renewedTitle: 'Sie haben neue Wiederherstellungscodes',
    codesTitle: 'Ihre Wiederherstellungscodes',
    codesHelp: (codes) =>
      `Sie haben ${codes} Wiederherstellungscodes. Mit jedem können Sie sich einmal ohne Telefon anmelden. Drucken Sie sie aus oder schreiben Sie sie auf, und bewahren Sie sie sicher auf: Sie werden nur jetzt angezeigt. Frühere Codes gelten nicht mehr.`,
    usedTitle: 'Sie haben einen Wiederherstellungscode benutzt',
    usedHelp: (left) =>
      left === 1
        ? 'Sie haben noch 1 Wiederherstellungscode. Neue erstellen Sie auf der Seite für die Anmeldung in zwei Schritten.'
        : `Sie haben noch ${left} Wiederherstellungscodes. Neue erstellen Sie auf der Seite für die Anmeldung in zwei Schritten.`,
    isSet: (left) =>
      left === 1
        ? 'Sie ist eingerichtet. Sie haben noch 1 Wiederherstellungscode.'
        : `Sie ist eingerichtet. Sie haben noch ${left} Wiederherstellungscodes.`,
    isDemanded:
      'Ihre Bibliothek verlangt dies von Administratoren. Sie können sie deshalb nicht entfernen.',
    renew: 'Neue Wiederherstellungscodes erstellen',
    remove: 'Anmeldung in zwei Schritten entfernen',
    removedTitle: 'Die Anmeldung in zwei Schritten ist entfernt',
    removedHelp: 'Sie melden sich nur mit Ihrem Passwort an.',
  },
  fr: {
    intro:
      'Après le mot de passe, vous saisissez un code qu’affiche une application de votre téléphone.',
    proceed: 'Continuer',
    code: 'Code',
    codeTitle: 'Saisissez votre code',
    codeHelp:
      'Saisissez les six chiffres qu’affiche votre application ou l’un de vos codes de secours.',
    wrongCode:
      'Ce code est incorrect ou a déjà été utilisé. Saisissez le prochain code qu’affiche l’application.',
    setUpTitle: 'Configurer la connexion en deux étapes',
    demandedOfYou: 'Votre bibliothèque l’exige de ses administrateurs.',
    scan: 'Scannez cette image avec une application d’authentification. Saisissez ensuite les six chiffres qu’affiche l’application.',
    qrAlt: 'Code QR contenant votre clé',
    typeKey: 'Ou saisissez cette clé dans l’application :',
    openApp: 'Ouvrir dans une application de cet appareil',
    confirm: 'Confirmer',
    setTitle: 'La connexion en deux étapes est configurée',
    renewedTitle: 'Vous avez de nouveaux codes de secours',
    codesTitle: 'Vos codes de secours',
    codesHelp: (codes) =>
      `Vous avez ${codes} codes de secours. Chacun permet de vous connecter une fois sans votre téléphone. Imprimez-les ou notez-les et gardez-les en lieu sûr : ils ne sont affichés que maintenant. Les codes précédents ne fonctionnent plus.`,
    usedTitle: 'Vous avez utilisé un code de secours',
    usedHelp: (left) =>
      left <= 1
        ? `Il vous reste ${left} code de secours. Vous pouvez en créer d’autres sur la page de la connexion en deux étapes.`
        : `Il vous reste ${left} codes de secours. Vous pouvez en créer d’autres sur la page de la connexion en deux étapes.`,
    isSet: (left) =>
      left <= 1
        ? `Elle est configurée. Il vous reste ${left} code de secours.`
        : `Elle est configurée. Il vous reste ${left} codes de secours.`,
    isDemanded:
      'Votre bibliothèque l’exige de ses administrateurs ; vous ne pouvez donc pas la supprimer.',
    renew: 'Créer de nouveaux codes de secours',
    remove: 'Supprimer la connexion en deux étapes',
    removedTitle: 'La connexion en deux étapes est supprimée',
    removedHelp: 'Vous vous connectez avec votre mot de passe seulement.',
  },
};
