import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { LdapSettings } from '@leeszaal/shared-contracts';
import { Client, type Filter } from 'ldapts';
import { type DirectoryEntry, readEntry } from './directory-entry.ts';
import { openSocket } from './open-socket.ts';
import { refusalOf } from './refusal-of.ts';
import { VerifiedStream } from './verified-stream.ts';

/** Attributes whose values are bytes, even if they are a text by chance. */
const BINARY_ATTRIBUTES = ['objectGUID'];

/** A search in a directory: everything below `base`. */
export interface DirectorySearch {
  readonly base: string;
  readonly filter: Filter;
  readonly attributes: readonly string[];
  /** The maximum number of entries; further ones are left out. */
  readonly limit: number;
}

/** A connection to a directory. Its errors are those of ldapts and of Node. */
export interface Directory {
  /** Signs in on this connection. */
  bind(dn: string, password: string): Promise<void>;
  search(search: DirectorySearch): Promise<readonly DirectoryEntry[]>;
}

/**
 * Uses a connection of its own, and closes it.
 *
 * @throws ProviderRefusal
 */
export async function withDirectory<Result>(
  settings: LdapSettings,
  timeoutMs: number,
  use: (directory: Directory) => Promise<Result>,
): Promise<Result> {
  try {
    const stream = new VerifiedStream(await openSocket(settings, timeoutMs));
    const client = new Client({
      // The connection is open; ldapts needs an address nevertheless.
      url: 'ldap://directory',
      timeout: timeoutMs,
      createConnection: once(stream),
    });
    try {
      return await use(directoryOf(client, timeoutMs));
    } finally {
      await client.unbind().catch(() => {});
      stream.destroy();
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

/** ldapts connects again by itself, and would go on without having signed in. */
function once(stream: Duplex): () => Socket {
  let isTaken = false;
  return () => {
    if (isTaken || stream.destroyed) throw new Error('The directory closed the connection.');
    isTaken = true;
    // ldapts uses no more of a socket than these and what every stream has.
    return Object.assign(stream, { connecting: false, readyState: 'open' }) as Duplex as Socket;
  };
}

function directoryOf(client: Client, timeoutMs: number): Directory {
  return {
    bind: (dn, password) => client.bind(dn, password),
    async search({ base, filter, attributes, limit }) {
      const { searchEntries } = await client.search(base, {
        scope: 'sub',
        filter,
        attributes: [...attributes],
        explicitBufferAttributes: BINARY_ATTRIBUTES,
        sizeLimit: limit,
        timeLimit: Math.ceil(timeoutMs / 1000),
      });
      return searchEntries.map(readEntry);
    },
  };
}
