import { type ClientSettings, type Statements, settingsCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { publicClient } from '../sso/public-client.ts';
import { readStatements } from '../statements/statement-store.ts';

/** The library whose statements a page shows. */
export interface StatementLibrary {
  readonly name: string;
  /** Empty: it gets no mail. */
  readonly email: string;
  readonly settings: ClientSettings;
  readonly statements: Statements;
}

interface LibraryRow extends Row {
  readonly name: string;
  readonly email: string | null;
  readonly settings: unknown;
}

async function readLibrary(
  database: Queryable,
  ref: string,
): Promise<StatementLibrary | undefined> {
  const [row] = await database.query<LibraryRow>(
    'select name, email, settings from clients where ref = $1',
    [ref],
  );
  if (row === undefined) return undefined;
  return {
    name: row.name,
    email: row.email ?? '',
    settings: v.parse(settingsCodec.schema, row.settings),
    statements: await readStatements(database, ref),
  };
}

/**
 * The library of a page: the one that it names, else that of the public library. A portal without a library has the
 * built-in statements, too.
 *
 * @param named the ref in the address
 * @returns undefined when there is no library of that name
 */
export async function statementLibrary(
  { database, config }: Pick<Services, 'config' | 'database'>,
  named: string | undefined,
): Promise<StatementLibrary | undefined> {
  if (named !== undefined) return readLibrary(database, named);
  // A portal that is private everywhere has no public library.
  const ref = config.appHost === '' ? null : await publicClient(database, config.sso.client);
  const library = ref === null ? undefined : await readLibrary(database, ref);
  return (
    library ?? {
      name: config.productName,
      email: '',
      settings: {},
      statements: { general: {}, privacy: {}, storage: {} },
    }
  );
}
