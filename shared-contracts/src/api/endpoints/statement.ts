import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { MAIL_KINDS, mailTextChangeCodec, mailTextsCodec } from '../entities/library/mail-text.ts';
import {
  STATEMENTS,
  statementChangeCodec,
  statementsCodec,
} from '../entities/library/statement.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';

const language = v.picklist(LANGUAGES);

/** The statements that the caller's library wrote; an extension of the API (`docs/decisions.md` 106). */
export const getStatements = defineEndpoint('getStatements', {
  method: 'GET',
  path: '/client/statements',
  access: 'admin',
  answer: json(statementsCodec),
});
/** Writes a statement in one language, or removes it. */
export const saveStatement = defineEndpoint('saveStatement', {
  method: 'PUT',
  path: '/client/statements/{statement}/{language}',
  access: 'admin',
  params: plain(v.object({ statement: v.picklist(STATEMENTS), language })),
  body: json(statementChangeCodec),
  answer: json(statementsCodec),
});
/** The texts of the mails of the caller's library; an extension of the API (`docs/decisions.md` 107). */
export const getMailTexts = defineEndpoint('getMailTexts', {
  method: 'GET',
  path: '/client/mail-texts',
  access: 'admin',
  answer: json(mailTextsCodec),
});
/** Writes a mail's text in one language, or restores the built-in one. 400: an unknown or missing placeholder. */
export const saveMailText = defineEndpoint('saveMailText', {
  method: 'PUT',
  path: '/client/mail-texts/{mail}/{language}',
  access: 'admin',
  params: plain(v.object({ mail: v.picklist(MAIL_KINDS), language })),
  body: json(mailTextChangeCodec),
  answer: json(mailTextsCodec),
});
