import type { ReaderFormat } from '@leeszaal/shared-contracts';

/** A time in milliseconds; comparable with the server's, whose clock is the same. */
export type Moment = number;

/** The time of a call, from its request to the end of its response. */
export interface Span {
  readonly sent: Moment;
  readonly received: Moment;
}

/** Kinds of people: readers with an account, administrators, and visitors. */
export type PersonKind = 'reader' | 'administrator' | 'visitor';

/** One of the simulated people. */
export interface Character {
  readonly number: number;
  readonly kind: PersonKind;
  /** The account name; a visitor has none, but a subject for its browser. */
  readonly login: string;
  readonly fullName: string;
  /** The server's subject of the borrower. */
  readonly subject: string;
  /** The person's IP address, as the proxy states. */
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
  /** Number of seats. */
  readonly seats: number;
}

/** A book in the bookshop. */
export interface Offer {
  readonly isbn: string;
  readonly priceInCents: number;
}

/** The constant content of a soak. */
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
