import { MAIL_KINDS, type MailText } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { TextStore } from '../texts/kept-texts.ts';
import { draftKeys } from '../texts/text-key.ts';

/** Unsaved texts of mails, also unfinished ones. */
export const MAIL_DRAFTS: TextStore<MailText> = {
  storageKey: 'mail-texts',
  keys: draftKeys(MAIL_KINDS),
  schema: v.object({ subject: v.string(), body: v.string() }),
};
