import {
  LANGUAGES,
  type Language,
  MAIL_KINDS,
  type MailKind,
  type MailText,
  type MailTexts,
} from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';

/** A mail in one language, at one library. */
export interface MailTextAt {
  readonly client: string;
  readonly mail: MailKind;
  readonly language: Language;
}

interface MailTextRow extends Row, MailText {
  readonly mail: string;
  readonly language: string;
}

/** The texts of mails that a library wrote itself. */
export async function readOwnMailTexts(
  database: Queryable,
  client: string,
): Promise<MailTexts['own']> {
  const rows = await database.query<MailTextRow>(
    'select mail, language, subject_line as subject, body from mail_texts where client_ref = $1',
    [client],
  );
  const own: Record<MailKind, Partial<Record<Language, MailText>>> = {
    invitation: {},
    password: {},
    order: {},
    alert: {},
    turn: {},
  };
  for (const { mail, language, subject, body } of rows) {
    const kind = MAIL_KINDS.find((each) => each === mail);
    const known = LANGUAGES.find((each) => each === language);
    if (kind && known) own[kind][known] = { subject, body };
  }
  return own;
}

/** Writes the text of a mail; null: the built-in one holds again. */
export async function writeMailText(
  database: Queryable,
  { client, mail, language }: MailTextAt,
  text: MailText | null,
): Promise<void> {
  if (text === null) {
    await database.query(
      'delete from mail_texts where client_ref = $1 and mail = $2 and language = $3',
      [client, mail, language],
    );
    return;
  }
  await database.query(
    `insert into mail_texts (client_ref, mail, language, subject_line, body)
     values ($1, $2, $3, $4, $5)
     on conflict (client_ref, mail, language) do update
       set subject_line = excluded.subject_line, body = excluded.body`,
    [client, mail, language, text.subject, text.body],
  );
}
