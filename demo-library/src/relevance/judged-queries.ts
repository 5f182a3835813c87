/** A query and the title that a reader means by it. */
export interface JudgedQuery {
  readonly query: string;
  readonly title: string;
  /** 0 metadata, as most people leave it. */
  readonly connection: 1 | 3;
}

const inCatalogue = (query: string, title: string): JudgedQuery => ({
  query,
  title,
  connection: 1,
});
const inBookshop = (query: string, title: string): JudgedQuery => ({ query, title, connection: 3 });

/**
 * Known-item searches over the demonstration's records: a reader knows a book and types what they
 * remember of it. The list was written before the ranking; add to it, never fit it to the ranking.
 */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  // The title, exact or nearly.
  inCatalogue('Max Havelaar', 'Max Havelaar'),
  inCatalogue('de stille kracht', 'De stille kracht'),
  inCatalogue('nooit meer slapen', 'Nooit meer slapen'),
  inCatalogue('ontdekking van de hemel', 'De ontdekking van de hemel'),
  inCatalogue('wuthering heights', 'Wuthering Heights'),
  inCatalogue('frankenstein', 'Frankenstein'),
  inCatalogue('mrs dalloway', 'Mrs Dalloway'),
  inCatalogue('fellowship of the ring', 'The Fellowship of the Ring'),
  inCatalogue('brief history of time', 'A Brief History of Time'),
  inCatalogue('concept of law', 'The Concept of Law'),
  inCatalogue('story of art', 'The Story of Art'),
  inCatalogue('buddenbrooks', 'Buddenbrooks'),
  inCatalogue('im westen nichts neues', 'Im Westen nichts Neues'),
  inCatalogue('der vorleser', 'Der Vorleser'),
  inCatalogue('madame bovary', 'Madame Bovary'),
  inCatalogue('les liaisons dangereuses', 'Les Liaisons dangereuses'),
  inCatalogue('surveiller et punir', 'Surveiller et punir'),
  inCatalogue('code civil', 'Code civil des Français'),
  inBookshop('selfish gene', 'The Selfish Gene'),
  inBookshop('ways of seeing', 'Ways of Seeing'),
  // Diacritics, apostrophes and ligatures left out, or typed another way.
  inCatalogue('das schloss', 'Das Schloß'),
  inCatalogue('les miserables', 'Les Misérables'),
  inCatalogue('la princesse de cleves', 'La Princesse de Clèves'),
  inCatalogue('l etranger', 'L’Étranger'),
  inCatalogue("l'etranger", 'L’Étranger'),
  inCatalogue('alices adventures in wonderland', 'Alice’s Adventures in Wonderland'),
  inCatalogue("midnight's children", 'Midnight’s Children'),
  inCatalogue('asterix', 'Astérix le Gaulois'),
  inCatalogue('romische geschichte', 'Römische Geschichte'),
  inCatalogue('burgerliches gesetzbuch', 'Bürgerliches Gesetzbuch'),
  inBookshop('l oeuvre au noir', 'L’Œuvre au noir'),
  inBookshop('la nausee', 'La Nausée'),
  inCatalogue('memoires d hadrien', 'Mémoires d’Hadrien'),
  // Words of the title in another order, or some of them.
  inCatalogue('koffiveilingen', 'Max Havelaar'),
  inCatalogue('katharina blum', 'Die verlorene Ehre der Katharina Blum'),
  inCatalogue('werther leiden', 'Die Leiden des jungen Werthers'),
  inCatalogue('swann proust', 'Du côté de chez Swann'),
  inCatalogue('origin species', 'On the Origin of Species by Means of Natural Selection'),
  inCatalogue(
    'computable numbers',
    'On Computable Numbers, with an Application to the Entscheidungsproblem',
  ),
  inCatalogue('tour du monde', 'Le Tour du monde en quatre-vingts jours'),
  inBookshop('guns germs steel', 'Guns, Germs, and Steel'),
  // Author and a word of the title.
  inCatalogue('mulisch hemel', 'De ontdekking van de hemel'),
  inCatalogue('couperus late leven', 'Het late leven'),
  inCatalogue('hermans slapen', 'Nooit meer slapen'),
  inCatalogue('kafka schloss', 'Das Schloß'),
  inCatalogue('mann buddenbrooks', 'Buddenbrooks'),
  inCatalogue('boll ehre', 'Die verlorene Ehre der Katharina Blum'),
  inCatalogue('zola bonheur', 'Au Bonheur des Dames'),
  inCatalogue('hugo marius', 'Marius'),
  inCatalogue('tolkien fellowship', 'The Fellowship of the Ring'),
  inCatalogue('knuth seminumerical', 'Seminumerical Algorithms'),
  inCatalogue(
    'turing entscheidungsproblem',
    'On Computable Numbers, with an Application to the Entscheidungsproblem',
  ),
  inBookshop('kuhn revolutions', 'The Structure of Scientific Revolutions'),
  // The author alone, where the library has one book of them.
  inCatalogue('rushdie', 'Midnight’s Children'),
  inCatalogue('hawking', 'A Brief History of Time'),
  inCatalogue('yourcenar', 'Mémoires d’Hadrien'),
  inCatalogue('hart h.l.a.', 'The Concept of Law'),
  inCatalogue('preussler', 'Krabat'),
  inCatalogue(
    'godel',
    'Über formal unentscheidbare Sätze der Principia Mathematica und verwandter Systeme I',
  ),
  inBookshop('achebe', 'Things Fall Apart'),
  // The number on the back of the book.
  inCatalogue('9780141439556', 'Wuthering Heights'),
  inCatalogue('978-0-14-143947-1', 'Frankenstein'),
  inBookshop('9780140135152', 'Ways of Seeing'),
  inBookshop('978 3 257 22953 0', 'Der Vorleser'),
  inBookshop('0140135154', 'Ways of Seeing'),
];
