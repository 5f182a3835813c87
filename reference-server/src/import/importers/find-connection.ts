import type { Queryable } from '../../database/database.contract.ts';

/** No connection accepts documents. The message is for the person who imports. */
export class ConnectionMissingError extends Error {
  override readonly name = 'ConnectionMissingError';
}

interface ConnectionRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly name: string;
}

/**
 * The id of the connection for new documents: the named one (in any case), else the first of full texts, else
 * the first of metadata.
 * @throws ConnectionMissingError
 */
export async function findConnection(
  database: Queryable,
  name: string | undefined,
): Promise<number> {
  const connections = await database.query<ConnectionRow>(
    `select id, name from connections where kind <> 'shop' or $1::text is not null
     order by kind = 'fulltext' desc, id`,
    [name ?? null],
  );
  const wanted = name?.toLowerCase();
  const found =
    wanted === undefined
      ? connections[0]
      : connections.find((connection) => connection.name.toLowerCase() === wanted);
  if (found) return found.id;
  if (connections.length === 0) {
    throw new ConnectionMissingError(
      'There is no connection yet that documents could go into. Set up the library first: npm run setup.',
    );
  }
  const names = connections.map((connection) => connection.name).join(', ');
  throw new ConnectionMissingError(`There is no connection ${name}. There are: ${names}.`);
}
