import type { AuditAction } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the actions in the log. */
export const ACTION_NAMES: Record<AuditAction, MessageDescriptor> = {
  'settings-changed': msg`Settings changed`,
  'logo-changed': msg`Logo changed`,
  'logo-deleted': msg`Logo deleted`,
  'order-placed': msg`Order placed`,
  'embed-credential-created': msg`Embedding credential created`,
  'embed-credential-revoked': msg`Embedding credential revoked`,
  'embed-token-issued': msg`Embedding access issued`,
};
