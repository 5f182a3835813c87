import type { NewShelf } from '@leeszaal/reference-server/extension';
import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { CONNECTION_IDS } from './accounts.ts';

/** A book on a demonstration shelf, by the key of its record, or a search. */
export type DemoShelfItem =
  | {
      readonly kind: 'book';
      readonly connection: keyof typeof CONNECTION_IDS;
      readonly key: string;
    }
  | { readonly kind: 'search'; readonly data: Extract<NewShelfItem, { type: 'query' }>['data'] };

/** A bookshelf of a demonstration account. */
export interface DemoShelf extends Omit<NewShelf, 'items'> {
  readonly items: readonly DemoShelfItem[];
}

const book = (connection: keyof typeof CONNECTION_IDS, key: string): DemoShelfItem => ({
  kind: 'book',
  connection,
  key,
});

/** The shelves of the two readers; the second reader's is what the first meets as an external one. */
export const SHELVES: readonly DemoShelf[] = [
  {
    name: 'Leeslijst voor de zomer',
    author: 'user@demo.example',
    client: 'waterland',
    items: [
      book('catalogue', 'titaantjes'),
      book('catalogue', 'kaas'),
      book('catalogue', 'letranger'),
      book('catalogue', 'die-verwandlung'),
      book('catalogue', 'remains-of-the-day'),
    ],
  },
  {
    name: 'Boeken over boeken',
    author: 'user@demo.example',
    client: 'waterland',
    items: [
      book('digital', 'handbook-of-the-reading-room'),
      {
        kind: 'search',
        data: { query: 'typography', queryType: 0, connection: CONNECTION_IDS.catalogue },
      },
      book('catalogue', 'elements-of-typographic-style'),
      book('catalogue', 'library-at-night'),
      book('catalogue', 'neue-typographie'),
    ],
  },
  {
    name: 'Canon van de bibliothecaris',
    author: 'user2@demo.example',
    client: 'waterland',
    shared: true,
    items: [
      book('catalogue', 'five-laws'),
      book('catalogue', 'advis-bibliotheque'),
      book('catalogue', 'dewey-1876'),
      book('catalogue', 'schrettinger-lehrbuch'),
      {
        kind: 'search',
        data: {
          query: 'bibliotheken',
          queryType: 0,
          connection: CONNECTION_IDS.catalogue,
          facets: { keywords: ['bibliotheken'] },
        },
      },
    ],
  },
  {
    name: 'Marginalia',
    author: 'user@demo.example',
    client: 'rijnland',
    items: [book('catalogue', 'herfsttij'), book('catalogue', 'cultur-der-renaissance')],
  },
];
