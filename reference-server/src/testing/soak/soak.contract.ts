import type { ReaderFormat } from '@leeszaal/shared-contracts';

/** A moment in milliseconds; the clocks of this machine agree, so it can be held against the server's. */
export type Moment = number;

/** From when a call was sent until its whole answer was there: what it did, it did between the two. */
export interface Span {
  readonly sent: Moment;
  readonly received: Moment;
}

/** Who somebody is: people of the library with an account, its administrators, and passers-by. */
export type PersonKind = 'reader' | 'administrator' | 'visitor';

/** One of the simulated people. */
export interface Character {
  readonly number: number;
  readonly kind: PersonKind;
  /** The account name; a visitor has none, but a subject for its browser. */
  readonly login: string;
  readonly fullName: string;
  /** Whom the server knows as the borrower. */
  readonly subject: string;
  /** Where the person's calls come from, as the proxy in front tells it. */
  readonly address: string;
}

/** A document that can be borrowed. */
export interface Book {
  readonly docKey: string;
  readonly pubKey: string;
  readonly format: ReaderFormat;
  readonly pages: number;
  /** Paths of the segments of an EPUB. */
  readonly segments: readonly string[];
  /** How many people can have it at once. */
  readonly seats: number;
}

/** Something that the bookshop sells. */
export interface Offer {
  readonly isbn: string;
  readonly priceInCents: number;
}

/** What is there when the soak begins, and stays as it is. */
export interface World {
  readonly characters: readonly Character[];
  readonly books: readonly Book[];
  readonly offers: readonly Offer[];
  /** Seconds that a loan lasts. */
  readonly loanSeconds: number;
}

/** The libraries: the first has a shop, and is where a session begins. */
export const LIBRARIES = ['north', 'south'] as const;
/** Ids of the connections: the first two can be searched at both libraries, the bookshop is the first's. */
export const CONNECTIONS = { catalogue: 1, digital: 2, bookshop: 3 } as const;
/** One of the libraries. */
export type LibraryRef = (typeof LIBRARIES)[number];
