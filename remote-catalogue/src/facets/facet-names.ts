import type { FacetName, Form } from '@leeszaal/shared-contracts';
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
  form: msg`Access`,
  availability: msg`Availability`,
};

/** Names of the forms of a publication. */
export const FORM_NAMES: Record<Form, MessageDescriptor> = {
  read: msg`Readable here`,
  buy: msg`To buy`,
  shelf: msg`In the library`,
};

/** The name of what can be read at this moment. */
export const READABLE_NOW_NAME = msg`Readable now`;
