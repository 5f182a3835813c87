import type {
  ClientSettings,
  NewShelfItem,
  Publication,
  ReadBy,
  Role,
  Statements,
} from '@leeszaal/shared-contracts';
import type { ConnectionDetails } from '../catalogue/connections/connections.ts';

/** A search module. */
export type NewConnection = ConnectionDetails;

/** A client: a library that the server serves. */
export interface NewClient {
  readonly ref: string;
  readonly name: string;
  readonly email: string;
  readonly settings: ClientSettings;
  /** A PNG file. */
  readonly logo?: Uint8Array;
  /** Ids of its connections, in order. */
  readonly connections: readonly number[];
  /** Who may read in all of them; default: patrons. */
  readonly readBy?: ReadBy;
  /** The statements that it has written, as Quill documents; default: none. */
  readonly statements?: Partial<Statements>;
}

/** An account that signs in with a password. */
export interface NewAccount {
  readonly login: string;
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  /** Null: without access to this application (`docs/decisions.md` 3). */
  readonly role: Role | null;
  /** Refs of its clients. */
  readonly clients: readonly string[];
}

/** A row of the table `publications`. */
export interface NewPublication {
  readonly connectionId: number;
  readonly id: number;
  readonly pubKey: string | undefined;
  readonly record: Partial<Publication>;
  readonly acquiredAt: Date | undefined;
  readonly createdAt: Date;
}

/** A bookshelf of an account. */
export interface NewShelf {
  readonly name: string;
  /** The login of its author. */
  readonly author: string;
  readonly client: string;
  /** Whether other people of the library can read it; default: no. */
  readonly shared?: boolean;
  readonly items: readonly NewShelfItem[];
}

/** The content of a new library, without its documents. */
export interface LibraryContent {
  readonly connections: readonly NewConnection[];
  readonly clients: readonly NewClient[];
  readonly accounts: readonly NewAccount[];
  readonly publications: readonly NewPublication[];
  readonly shelves: readonly NewShelf[];
}
