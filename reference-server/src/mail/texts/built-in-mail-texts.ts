import type { Language, MailKind, MailText } from '@leeszaal/shared-contracts';

/** Lines of a mail as one text. */
const text = (...lines: readonly string[]): string => lines.join('\n');

/** The texts of mails that hold where a library has none of its own (`docs/decisions.md` 107). */
export const BUILT_IN_MAIL_TEXTS: Readonly<Record<MailKind, Readonly<Record<Language, MailText>>>> =
  {
    invitation: {
      nl: {
        subject: 'Uw account bij {library}',
        body: text(
          'Beste {name},',
          '',
          'U hebt een account bij {library} en meldt zich aan als {login}.',
          'Kies hier een wachtwoord, binnen {days} dagen:',
          '',
          '{link}',
        ),
      },
      en: {
        subject: 'Your account at {library}',
        body: text(
          'Dear {name},',
          '',
          'You have an account at {library}, and log in as {login}.',
          'Choose a password here, within {days} days:',
          '',
          '{link}',
        ),
      },
      de: {
        subject: 'Ihr Konto bei {library}',
        body: text(
          'Guten Tag {name},',
          '',
          'Sie haben ein Konto bei {library} und melden sich als {login} an.',
          'Wählen Sie hier innerhalb von {days} Tagen ein Passwort:',
          '',
          '{link}',
        ),
      },
      fr: {
        subject: 'Votre compte : {library}',
        body: text(
          'Bonjour {name},',
          '',
          'Vous avez un compte ({library}). Votre nom d’utilisateur est {login}.',
          'Choisissez ici un mot de passe, dans les {days} jours :',
          '',
          '{link}',
        ),
      },
    },
    password: {
      nl: {
        subject: 'Een nieuw wachtwoord voor {library}',
        body: text(
          'Beste {name},',
          '',
          'Er is een nieuw wachtwoord aangevraagd voor uw account {login} bij {library}.',
          'Kies het hier, binnen {hours} uur:',
          '',
          '{link}',
          '',
          'Hebt u dit niet aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
        ),
      },
      en: {
        subject: 'A new password for {library}',
        body: text(
          'Dear {name},',
          '',
          'A new password was requested for your account {login} at {library}.',
          'Choose it here, within {hours} hours:',
          '',
          '{link}',
          '',
          'If you did not request it, you need not do anything: your password stays the same.',
        ),
      },
      de: {
        subject: 'Ein neues Passwort für {library}',
        body: text(
          'Guten Tag {name},',
          '',
          'für Ihr Konto {login} bei {library} wurde ein neues Passwort angefordert.',
          'Wählen Sie es innerhalb von {hours} Stunden hier:',
          '',
          '{link}',
          '',
          'Wenn Sie es nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
        ),
      },
      fr: {
        subject: 'Un nouveau mot de passe : {library}',
        body: text(
          'Bonjour {name},',
          '',
          'Un nouveau mot de passe a été demandé pour votre compte {login} ({library}).',
          'Choisissez-le ici, dans les {hours} heures :',
          '',
          '{link}',
          '',
          'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : votre mot de passe reste inchangé.',
        ),
      },
    },
    order: {
      nl: {
        subject: 'Uw bestelling {order}',
        body: text(
          'Bedankt voor uw bestelling voor {library}.',
          '',
          'Bestelnummer: {order}',
          '',
          '{lines}',
          '',
          'De bestelde titels staan nu in de collectie.',
        ),
      },
      en: {
        subject: 'Your order {order}',
        body: text(
          'Thank you for your order for {library}.',
          '',
          'Order number: {order}',
          '',
          '{lines}',
          '',
          'The ordered titles are now in the collection.',
        ),
      },
      de: {
        subject: 'Ihre Bestellung {order}',
        body: text(
          'Vielen Dank für Ihre Bestellung für {library}.',
          '',
          'Bestellnummer: {order}',
          '',
          '{lines}',
          '',
          'Die bestellten Titel sind jetzt im Bestand.',
        ),
      },
      fr: {
        subject: 'Votre commande {order}',
        body: text(
          'Merci pour votre commande pour {library}.',
          '',
          'Numéro de commande : {order}',
          '',
          '{lines}',
          '',
          'Les titres commandés sont désormais dans la collection.',
        ),
      },
    },
    alert: {
      nl: {
        subject: 'Nieuw voor uw bewaarde zoekopdracht: {amount}',
        body: text(
          'Beste {name},',
          '',
          'Nieuw in de catalogus van {library}, gevonden met de zoekopdracht “{search}” op uw boekenplank “{shelf}”:',
          '',
          '{found}',
          '',
          'Alle resultaten van deze zoekopdracht:',
          '{results}',
          '',
          'Wilt u deze mails niet meer ontvangen? Zet ze hier uit:',
          '{end}',
        ),
      },
      en: {
        subject: 'New for your saved search: {amount}',
        body: text(
          'Dear {name},',
          '',
          'New in the catalogue of {library}, found by the search “{search}” on your bookshelf “{shelf}”:',
          '',
          '{found}',
          '',
          'All results of this search:',
          '{results}',
          '',
          'To stop these mails, open:',
          '{end}',
        ),
      },
      de: {
        subject: 'Neu für Ihre gespeicherte Suche: {amount}',
        body: text(
          'Guten Tag {name},',
          '',
          'neu im Katalog von {library}, gefunden mit der Suche „{search}“ in Ihrem Bücherregal „{shelf}“:',
          '',
          '{found}',
          '',
          'Alle Ergebnisse dieser Suche:',
          '{results}',
          '',
          'Wenn Sie diese E-Mails nicht mehr erhalten möchten, schalten Sie sie hier ab:',
          '{end}',
        ),
      },
      fr: {
        subject: 'Nouveautés pour votre recherche enregistrée : {amount}',
        body: text(
          'Bonjour {name},',
          '',
          'Nouveautés du catalogue ({library}), trouvées par la recherche « {search} » de votre étagère « {shelf} » :',
          '',
          '{found}',
          '',
          'Tous les résultats de cette recherche :',
          '{results}',
          '',
          'Pour ne plus recevoir ces courriels, ouvrez :',
          '{end}',
        ),
      },
    },
  };
