import type { MAIL_PLACEHOLDERS, MailKind } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the mails, in the log as on their tab. */
export const MAIL_NAMES: Readonly<Record<MailKind, MessageDescriptor>> = {
  invitation: msg`Invitation`,
  password: msg`Forgotten password`,
  order: msg`Confirmation of an order`,
  alert: msg`New results of a saved search`,
  turn: msg`A turn in a queue`,
};

/** A placeholder of any mail. */
export type Placeholder = (typeof MAIL_PLACEHOLDERS)[MailKind]['known'][number];

/** The meaning of each placeholder. */
export const PLACEHOLDER_MEANINGS: Readonly<Record<Placeholder, MessageDescriptor>> = {
  name: msg`The name of the person`,
  login: msg`The user name with which the person signs in`,
  library: msg`The name of the library`,
  link: msg`The address of the page to which the mail leads`,
  days: msg`How many days the link works`,
  hours: msg`How many hours the link works`,
  title: msg`The title of the document`,
  minutes: msg`How many minutes the turn lasts`,
  order: msg`The number of the order`,
  lines: msg`The books and their prices, a line each`,
  search: msg`The words of the saved search`,
  shelf: msg`The name of the bookshelf that has the search`,
  amount: msg`How many publications are new`,
  found: msg`The new publications with their addresses, and how many more there are`,
  results: msg`The address of the search`,
  end: msg`The address that ends these mails`,
};
