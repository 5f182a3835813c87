import type { PageLanguage } from '@leeszaal/reference-server/extension';

/** One document of the demonstration library. */
export interface TermsText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The documents that the checkout asks agreement to. */
export type TermsName = 'general' | 'privacy';

/** The demonstration library's terms; a library names its own by `GENERAL_TERMS_URL` and `PRIVACY_TERMS_URL`. */
export const TERMS: Readonly<Record<TermsName, Readonly<Record<PageLanguage, TermsText>>>> = {
  general: {
    nl: {
      title: 'Algemene voorwaarden',
      paragraphs: [
        'Dit is een demonstratiebibliotheek. Wat hier besteld wordt, wordt niet geleverd en niet in rekening gebracht.',
        'Een bestelling legt vast wie wat wanneer en voor welke prijs heeft besteld, en zet het boek in de collectie van de bibliotheek.',
        'Prijzen zijn exclusief btw. Een boek kan door een bibliotheek één keer worden gekocht.',
      ],
    },
    en: {
      title: 'General terms',
      paragraphs: [
        'This is a demonstration library. What is ordered here is neither delivered nor charged for.',
        'An order records who ordered what, when and at which price, and puts the book into the library’s collection.',
        'Prices exclude tax. A library can buy a book once.',
      ],
    },
    de: {
      title: 'Allgemeine Bedingungen',
      paragraphs: [
        'Dies ist eine Vorführbibliothek. Was hier bestellt wird, wird weder geliefert noch berechnet.',
        'Eine Bestellung hält fest, wer was wann zu welchem Preis bestellt hat, und nimmt das Buch in den Bestand der Bibliothek auf.',
        'Die Preise verstehen sich ohne MwSt. Eine Bibliothek kann ein Buch einmal kaufen.',
      ],
    },
    fr: {
      title: 'Conditions générales',
      paragraphs: [
        'Ceci est une bibliothèque de démonstration. Ce qui est commandé ici n’est ni livré ni facturé.',
        'Une commande enregistre qui a commandé quoi, quand et à quel prix, et fait entrer le livre dans la collection de la bibliothèque.',
        'Les prix s’entendent hors taxes. Une bibliothèque peut acheter un livre une seule fois.',
      ],
    },
  },
  privacy: {
    nl: {
      title: 'Privacy',
      paragraphs: [
        'Deze demonstratiebibliotheek bewaart je naam, je e-mailadres, je boekenplanken, je bestellingen en welke documenten je op dit moment leent.',
        'Wie een document opent dat al geleend is, ziet de naam van de lener van dezelfde bibliotheek. Na het teruggeven wordt niet bewaard wat je hebt gelezen.',
        'Er worden geen gegevens aan anderen gegeven en er wordt niets gemeten om je te volgen.',
      ],
    },
    en: {
      title: 'Privacy',
      paragraphs: [
        'This demonstration library keeps your name, your e-mail address, your bookshelves, your orders, and which documents you have on loan at the moment.',
        'Whoever opens a document that is on loan sees the name of the borrower at the same library. After a document is given back, what you read is not kept.',
        'Nothing is passed on to others, and nothing is measured to follow you.',
      ],
    },
    de: {
      title: 'Datenschutz',
      paragraphs: [
        'Diese Vorführbibliothek speichert Ihren Namen, Ihre E-Mail-Adresse, Ihre Bücherregale, Ihre Bestellungen und welche Dokumente Sie gerade ausgeliehen haben.',
        'Wer ein ausgeliehenes Dokument öffnet, sieht den Namen der Person, die es in derselben Bibliothek ausgeliehen hat. Nach der Rückgabe wird nicht gespeichert, was Sie gelesen haben.',
        'Nichts wird an andere weitergegeben, und nichts wird gemessen, um Ihnen zu folgen.',
      ],
    },
    fr: {
      title: 'Vie privée',
      paragraphs: [
        'Cette bibliothèque de démonstration conserve votre nom, votre adresse e-mail, vos étagères, vos commandes et les documents que vous empruntez en ce moment.',
        'Qui ouvre un document déjà emprunté voit le nom de l’emprunteur de la même bibliothèque. Une fois un document rendu, ce que vous avez lu n’est pas conservé.',
        'Rien n’est transmis à d’autres et rien n’est mesuré pour vous suivre.',
      ],
    },
  },
};
