import {
  isStatus,
  NetworkError,
  PEOPLE_FILE_LIMIT,
  type PeopleImport,
  type PersonLineFault,
} from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTransient, serverFault } from '../../list/server-fault.ts';
import type { FileFault } from './people-import.ts';

/** The maximum size of a file of people, in megabytes. */
export const PEOPLE_FILE_MEGABYTES = PEOPLE_FILE_LIMIT / 2 ** 20;

/** The file types that the file chooser offers. */
export const PEOPLE_FILE_ACCEPT = '.csv,.tsv,.txt,text/csv';

type WholeFault = Extract<PeopleImport, { kind: 'unreadable' }>['fault'];

const megabytes = PEOPLE_FILE_MEGABYTES;
const TOO_LARGE = msg`The file is too large: choose one of at most ${{ megabytes }} MB`;
const NO_TABLE = msg`The file is not a table. Save it as CSV in your spreadsheet program, and choose that file.`;

/** Why a file as a whole cannot be used. */
const WHOLE_FAULTS: Record<WholeFault, MessageDescriptor> = {
  'no-table': NO_TABLE,
  'no-columns': msg`The columns were not found. The first line needs the headings “name” and “email”.`,
  'no-people': msg`There are no people below the headings of the file.`,
  'too-many': msg`There are too many people in the file. Divide it into more files.`,
};

/** Why a line of a file is not taken. */
export const LINE_FAULTS: Record<PersonLineFault, MessageDescriptor> = {
  'no-name': msg`The name is missing`,
  'bad-name': msg`The name is too long, or has more than one line`,
  'no-email': msg`The e-mail address is missing`,
  'bad-email': msg`This is not an e-mail address`,
  'unknown-role': msg`There is no such role`,
  'higher-role': msg`The role is higher than yours`,
  repeated: msg`The address is in the file already`,
  taken: msg`The address has an account at another library`,
  deactivated: msg`The person had no access when the table was exported`,
};

const lasting = (text: MessageDescriptor): FileFault => ({ text, canRetry: false });

/** The fault of a chosen file, found before it is sent. */
export function chosenFault({ size }: Pick<File, 'size'>): FileFault | undefined {
  if (size === 0) return lasting(msg`The file is empty`);
  return size > PEOPLE_FILE_LIMIT ? lasting(TOO_LARGE) : undefined;
}

/** Why the server cannot use a file as a whole. */
export const wholeFault = (fault: WholeFault): FileFault => lasting(WHOLE_FAULTS[fault]);

/** Why a call with a file failed, in words for people. */
export function callFault(mode: 'preview' | 'add' | 'invite', error: unknown): FileFault {
  if (isStatus(error, 413)) return lasting(TOO_LARGE);
  if (isStatus(error, 429) && mode === 'invite') {
    return lasting(
      msg`Too many files of invitations were sent. Try again in an hour, or add the people without mails.`,
    );
  }
  if (error instanceof NetworkError && mode !== 'preview') {
    return {
      text: msg`The server could not be reached, and may have added some of the people. Try again: no person is added twice.`,
      canRetry: true,
    };
  }
  return { text: serverFault(error, NO_TABLE), canRetry: isTransient(error) };
}
