import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuggestionGroup, SuggestionOption } from './suggestion-groups.ts';

/** The names of the groups. */
export const GROUP_NAMES: Readonly<Record<SuggestionGroup['kind'], MessageDescriptor>> = {
  title: msg`Titles`,
  name: msg`Names`,
  subject: msg`Subjects`,
  own: msg`My last searches`,
};

/** The names of options that do not search. */
export const ACTION_NAMES: Readonly<
  Record<Exclude<SuggestionOption['does'], 'search'>, MessageDescriptor>
> = {
  clear: msg`Clear my last searches`,
  stop: msg`Do not keep my searches`,
  keep: msg`Keep my last searches in this browser`,
};

/** The announcements after such options. */
export const ACTION_NOTICES: typeof ACTION_NAMES = {
  clear: msg`Your last searches have been cleared.`,
  stop: msg`Your searches have been cleared and are no longer kept.`,
  keep: msg`Your searches are kept in this browser from now on.`,
};
