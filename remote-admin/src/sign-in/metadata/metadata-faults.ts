import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MetadataFault } from './read-metadata.ts';

/** Why metadata cannot be used, in words for people. */
export const METADATA_FAULTS: Record<MetadataFault, MessageDescriptor> = {
  large: msg`This is too long. Use the metadata of your provider alone, not that of all providers of a federation.`,
  doctype: msg`Metadata with a document type (DOCTYPE) is not accepted. Remove it, and paste the metadata again.`,
  unreadable: msg`This is not metadata in XML. Paste the whole text of the file, from the first < to the last >.`,
  'no-provider': msg`There is no identity provider in this metadata. Use the metadata of the provider, not that of this portal.`,
  'several-providers': msg`There are several identity providers in this metadata. Use the metadata of your provider alone.`,
  'no-redirect': msg`The provider has no sign-in address with the binding HTTP-Redirect, which this portal needs.`,
  'no-certificate': msg`There is no certificate for signatures in this metadata. Ask for metadata with a certificate.`,
};
