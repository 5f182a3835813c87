import { type ClientSettings, type MailTexts, settingsCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { readOwnMailTexts } from './mail-text-store.ts';

/** A library as its mails need it. */
export interface MailLibrary {
  readonly name: string;
  /** Empty: it gets no mail. */
  readonly email: string;
  readonly settings: Pick<
    ClientSettings,
    'defaultLanguage' | 'languages' | 'mailReplyTo' | 'mailSender'
  >;
  /** The texts that it wrote itself. */
  readonly own: MailTexts['own'];
}

interface LibraryRow extends Row {
  readonly name: string;
  readonly email: string | null;
  readonly settings: unknown;
}

/** Reads a library for its mails; undefined when there is none. */
export async function readMailLibrary(
  database: Queryable,
  client: string,
): Promise<MailLibrary | undefined> {
  const [row] = await database.query<LibraryRow>(
    'select name, email, settings from clients where ref = $1',
    [client],
  );
  if (row === undefined) return undefined;
  return {
    name: row.name,
    email: row.email ?? '',
    settings: v.parse(settingsCodec.schema, row.settings),
    own: await readOwnMailTexts(database, client),
  };
}
