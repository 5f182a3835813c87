import {
  LANGUAGES,
  type Language,
  STATEMENTS,
  type StatementName,
  type Statements,
} from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';

/** A statement in one language, at one library. */
export interface StatementAt {
  readonly client: string;
  readonly statement: StatementName;
  readonly language: Language;
}

/** The statements that a library wrote, as Quill documents. */
export async function readStatements(database: Queryable, client: string): Promise<Statements> {
  const rows = await database.query<{ name: string; language: string; text: string }>(
    'select name, language, text from statements where client_ref = $1',
    [client],
  );
  const written: Record<StatementName, Partial<Record<Language, string>>> = {
    general: {},
    privacy: {},
    storage: {},
  };
  for (const { name, language, text } of rows) {
    const statement = STATEMENTS.find((each) => each === name);
    const known = LANGUAGES.find((each) => each === language);
    if (statement && known) written[statement][known] = text;
  }
  return written;
}

/** Writes a statement; null removes it. */
export async function writeStatement(
  database: Queryable,
  { client, statement, language }: StatementAt,
  text: string | null,
): Promise<void> {
  if (text === null) {
    await database.query(
      'delete from statements where client_ref = $1 and name = $2 and language = $3',
      [client, statement, language],
    );
    return;
  }
  await database.query(
    `insert into statements (client_ref, name, language, text) values ($1, $2, $3, $4)
     on conflict (client_ref, name, language) do update set text = excluded.text`,
    [client, statement, language, text],
  );
}
