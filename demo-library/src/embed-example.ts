import { type Book, type Credential, startInstitution } from '@leeszaal/embed-example';
import {
  listEmbedCredentials,
  makeEmbedCredential,
  revokeEmbedCredential,
  type Services,
} from '@leeszaal/reference-server/extension';
import { pubKeyOf } from './library.ts';

/** The client whose website the example is. */
const CLIENT = 'rijnland';
const LABEL = 'Example page of the demonstration';
/** The books that its pages offer, the first one at first. */
const BOOKS = [
  'handbook-of-the-reading-room',
  'the-lighthouse-index',
  'atlas-of-the-leeward-archipelago',
  'bayt-al-hikma-al-saghir',
];
/** Added to the portal's port. */
const DISTANCE = 80;

/** Origins on this machine, which are those of former starts. */
const LOCAL = /^http:\/\/(?:localhost|127\.0\.0\.1):/;

type Database = Pick<Services['database'], 'query'>;

/** Dependencies of the example. */
export interface ExampleServices {
  readonly config: Pick<Services['config'], 'port'>;
  readonly database: Database;
}

/** Why a port cannot be listened on: it is in use, not for this user, or no port. */
const UNUSABLE: readonly unknown[] = ['EADDRINUSE', 'EACCES', 'ERR_SOCKET_BAD_PORT'];

/** The port of the example's website. */
export function examplePort(
  { EMBED_EXAMPLE_PORT }: Readonly<Record<string, string | undefined>>,
  portalPort: number,
): number {
  return EMBED_EXAMPLE_PORT ? Number(EMBED_EXAMPLE_PORT) : portalPort + DISTANCE;
}

/** The books that the library has: none in a library that is not the demonstration's. */
async function findBooks(database: Database): Promise<Book[]> {
  const rows = await database.query<{ pubKey: string; docKey: string; title: string }>(
    `select distinct on (pub_key) pub_key as "pubKey", doc_key as "docKey", record->>'title' as title
     from appearances join publications using (pub_key)
     join client_connections using (connection_id)
     where client_ref = $1 and pub_key = any($2::text[])`,
    [CLIENT, BOOKS.map(pubKeyOf)],
  );
  return BOOKS.flatMap((key) => rows.filter(({ pubKey }) => pubKey === pubKeyOf(key)));
}

/** Makes the credential of this start. That of the former one, whose secret is gone, ends. */
async function makeCredential(database: Database): Promise<Credential> {
  for (const { id, label } of await listEmbedCredentials(database, CLIENT)) {
    if (label === LABEL) await revokeEmbedCredential(database, { client: CLIENT, id });
  }
  return makeEmbedCredential(database, { client: CLIENT, label: LABEL });
}

async function allowOrigins(database: Database, port: number): Promise<void> {
  const [row] = await database.query<{ origins: string[] | null }>(
    `select settings->'embedOrigins' as origins from clients where ref = $1`,
    [CLIENT],
  );
  const others = (row?.origins ?? []).filter((origin) => !LOCAL.test(origin));
  const own = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
  await database.query(
    `update clients set settings = settings || jsonb_build_object('embedOrigins', $2::jsonb)
     where ref = $1`,
    [CLIENT, JSON.stringify([...own, ...others])],
  );
}

/**
 * Starts the website of an institution that has the reader in its pages, on another port of this machine: with a
 * credential that is made now, and its origin allowed. Without a usable port there is no website, and the portal runs.
 *
 * @returns a line for people
 */
export async function startEmbedExample(
  { config, database }: ExampleServices,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  const books = await findBooks(database);
  if (books.length === 0) return undefined;
  const port = examplePort(environment, config.port);
  await allowOrigins(database, port);
  try {
    const { url } = await startInstitution({
      port,
      library: {
        url: `http://localhost:${config.port}`,
        credential: await makeCredential(database),
      },
      client: CLIENT,
      books,
    });
    return `The reader in the page of an institution is at ${url}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!UNUSABLE.includes(code)) throw error;
    return `There is no example of an institution's page: port ${port} cannot be used (${code}). Set EMBED_EXAMPLE_PORT to another one.`;
  }
}
