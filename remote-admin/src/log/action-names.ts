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
  'person-added': msg`Person added`,
  'person-role-changed': msg`Role changed`,
  'person-deactivated': msg`Person deactivated`,
  'person-activated': msg`Person activated`,
  'person-link-sent': msg`Link for a password sent`,
  'person-sessions-ended': msg`Person signed out`,
  'second-factor-set': msg`Two-factor authentication set up`,
  'second-factor-removed': msg`Two-factor authentication removed`,
  'person-exported': msg`Data of a person exported`,
  'person-erased': msg`Person erased`,
  'people-imported': msg`People added from a file`,
  'people-exported': msg`People exported`,
  'person-admitted': msg`First sign-in of a person`,
  'provider-added': msg`Provider added`,
  'provider-changed': msg`Provider changed`,
  'provider-removed': msg`Provider removed`,
  'connection-changed': msg`Access of a connection changed`,
};
