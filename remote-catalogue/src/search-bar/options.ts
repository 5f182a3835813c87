import type { FieldMode, FieldOperator } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContextOption } from '../criteria/criteria.ts';

/** Labels of the options that only a search has. */
export const OPTION_NAMES: Record<ContextOption, MessageDescriptor> = {
  words: msg`Words`,
  phrase: msg`Phrase`,
};
export const RELATION_NAMES: Record<FieldOperator, MessageDescriptor> = {
  and: msg`and`,
  or: msg`or`,
};
export const MODE_NAMES: Record<FieldMode, MessageDescriptor> = {
  contains: msg`contains`,
  exact: msg`is exactly`,
  not: msg`does not contain`,
};
