import type { FacetName } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the facets. */
export const FACET_NAMES: Record<FacetName, MessageDescriptor> = {
  keywords: msg`Keywords`,
  authors: msg`Authors`,
  publisher: msg`Publisher`,
  jurisdiction: msg`Jurisdiction`,
  yearofpublication: msg`Year of publication`,
  language: msg`Language`,
  documenttype: msg`Document type`,
};
