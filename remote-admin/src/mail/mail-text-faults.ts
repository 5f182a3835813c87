import {
  MAIL_BODY_LIMIT,
  MAIL_SUBJECT_LIMIT,
  type MailKind,
  type MailText,
  placeholderFaults,
  placeholdersOf,
} from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The faults of the subject and the text of a mail, in words for people. */
export interface MailTextFaults {
  readonly subject: MessageDescriptor | undefined;
  readonly body: MessageDescriptor | undefined;
}

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const tooLong = (limit: number): MessageDescriptor =>
  msg`Too long: at most ${{ limit }} characters`;

const unknownIn = (text: string, unknown: readonly string[]): MessageDescriptor | undefined => {
  const names = inBraces(placeholdersOf(text).filter((name) => unknown.includes(name)));
  return names === '' ? undefined : msg`This mail has no placeholder ${{ names }}`;
};

function subjectFault(subject: string): MessageDescriptor | undefined {
  if (subject.trim() === '') return msg`Enter a subject`;
  return subject.trim().length > MAIL_SUBJECT_LIMIT ? tooLong(MAIL_SUBJECT_LIMIT) : undefined;
}

/** Checks a mail's text as it is typed. */
export function mailTextFaults(kind: MailKind, text: MailText): MailTextFaults {
  const { subject, body } = text;
  const { unknown, misplaced, missing } = placeholderFaults(kind, text);
  const names = inBraces(missing);
  const missingFault =
    missing.length === 0
      ? undefined
      : msg`The text needs this once, with nothing but space around it: ${{ names }}`;
  const inSubject = inBraces(misplaced);
  const misplacedFault =
    misplaced.length === 0 ? undefined : msg`This cannot be in the subject: ${{ inSubject }}`;
  const isLong = body.trim().length > MAIL_BODY_LIMIT;
  return {
    subject: subjectFault(subject) ?? unknownIn(subject, unknown) ?? misplacedFault,
    body: isLong ? tooLong(MAIL_BODY_LIMIT) : (unknownIn(body, unknown) ?? missingFault),
  };
}
