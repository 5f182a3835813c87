import { emailSchema, MAIL_SENDER_LIMIT, REQUEST_LINE_LIMIT } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { TypedValue } from '../draft/use-typed-setting.ts';

/** The settings of the sender of mails. */
export type SenderSetting = 'mailSender' | 'mailReplyTo';

/** The maximum length of each, in characters. */
export const SENDER_LIMITS: Readonly<Record<SenderSetting, number>> = {
  mailSender: MAIL_SENDER_LIMIT,
  mailReplyTo: REQUEST_LINE_LIMIT,
};

const isValid: Readonly<Record<SenderSetting, (text: string) => boolean>> = {
  mailSender: (text) => !/\p{Cc}/u.test(text),
  mailReplyTo: (text) => v.is(emailSchema, text),
};

/** Parses a typed sender. */
export function readSender(setting: SenderSetting, typed: string): TypedValue<string> {
  const value = typed.trim();
  if (value === '') return { kind: 'none' };
  const isAccepted = value.length <= SENDER_LIMITS[setting] && isValid[setting](value);
  return isAccepted ? { kind: 'value', value } : { kind: 'invalid' };
}
