import type { NewPortalClient } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { badRequest, notFound } from '../errors/http-error.ts';
import { freeRef } from '../library/client-ref.ts';
import type { NewConnection } from '../library/library-content.contract.ts';
import { makeConnections } from '../library/make-connections.ts';
import { prepareContent } from '../library/write-content.ts';
import { type Library, libraryOf } from '../people/library-of.ts';

/** The connections that a new client shares stay until the end of the transaction. @throws 404 for an unknown one */
async function holdConnections(transaction: Queryable, ids: readonly number[]): Promise<void> {
  const found = await transaction.query(
    'select id from connections where id = any($1::integer[]) order by id for key share',
    [ids],
  );
  if (found.length < ids.length) throw notFound('There is no such connection');
}

/** Connections of a new client, numbered after all others. */
async function ownConnections(transaction: Queryable, library: string): Promise<NewConnection[]> {
  const present = await transaction.query<{ id: number; module: number; name: string }>(
    'select id, module, name from connections',
    [],
  );
  return makeConnections({
    firstId: Math.max(0, ...present.map(({ id }) => id)) + 1,
    firstModule: Math.max(0, ...present.map(({ module }) => module)) + 1,
    library,
    taken: new Set(present.map(({ name }) => name)),
  });
}

/**
 * Makes a client with its connections, its own ones first. Its name is free.
 *
 * @throws 400 without any connection, 404 for an unknown one
 */
export async function addClient(
  transaction: Queryable,
  { name, email, languages, connections: shared, hasOwnConnections }: NewPortalClient,
): Promise<Library> {
  if (!hasOwnConnections && shared.length === 0) {
    throw badRequest('body.connections: a library needs connections of its own or of others');
  }
  await holdConnections(transaction, shared);
  const refs = await transaction.query<{ ref: string }>('select ref from clients', []);
  const ref = freeRef(name, new Set(refs.map((each) => each.ref)));
  const own = hasOwnConnections ? await ownConnections(transaction, name) : [];
  const [language] = languages;
  const write = await prepareContent({
    connections: own,
    clients: [
      {
        ...{ ref, name, email },
        settings: { ...(language && { defaultLanguage: language }), languages },
        connections: [...own.map(({ id }) => id), ...shared],
      },
    ],
    accounts: [],
    publications: [],
    shelves: [],
  });
  await write(transaction);
  const library = await libraryOf(transaction, ref);
  if (library === undefined) throw notFound('The library does not exist (any more)');
  return library;
}
