import type { ConnectionAccess, ReadBy } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Who searches a connection or reads its documents, in the log as in the tab. */
export const AUDIENCES: Record<ReadBy, MessageDescriptor> = {
  anyone: msg`everyone`,
  patrons: msg`people with an account`,
  staff: msg`staff`,
};

/** The rights of visitors when everyone searches a connection. */
const WHEN_FOUND: Record<ReadBy, MessageDescriptor> = {
  anyone: msg`Visitors find and read its documents.`,
  patrons: msg`Visitors find its documents, and sign in to read them.`,
  staff: msg`Visitors find its documents, and cannot read them.`,
};

/**
 * The meaning of a connection's access for visitors. People who do not search a connection do not read in it either.
 */
export const forVisitors = ({ searchedBy, readBy }: ConnectionAccess): MessageDescriptor =>
  searchedBy === 'anyone'
    ? WHEN_FOUND[readBy]
    : msg`Visitors do not find its documents, and cannot read them.`;
