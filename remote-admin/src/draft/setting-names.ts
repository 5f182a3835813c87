import type { ClientSettingsChange } from '@leeszaal/shared-contracts';
import {
  CONTEXT_NAMES,
  SORT_FIELD_NAMES,
  SORT_ORDER_NAMES,
} from '@leeszaal/shared-contracts/labels';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the settings, in the log as on their tab. */
export const SETTING_NAMES: Record<keyof ClientSettingsChange, MessageDescriptor> = {
  defaultLanguage: msg`Default language`,
  changeHomeLogo: msg`Show the logo on the home page`,
  enableInfotext: msg`Show information text`,
  infotext: msg`Information text`,
  showAdvancedSearchOnHome: msg`Show advanced search on home`,
  defaultAdvancedSearchFields: msg`Default advanced search fields`,
  defaultSearchContext: msg`Default search context`,
  defaultSearchSortField: msg`Default sort field`,
  defaultSearchSortOrder: msg`Default sort order`,
  showCopyDocuments: msg`Show copy documents`,
  showLicenceHolders: msg`Show readers who has a document open`,
  embedOrigins: msg`Pages that may embed the reader`,
  requiresSecondFactor: msg`Require two-factor authentication of administrators`,
  daysMarkedAsNew: msg`Days a book is marked as new`,
  accentColour: msg`Accent colour`,
  languages: msg`Languages`,
  mailSender: msg`Sender of mails`,
  mailReplyTo: msg`Address for replies`,
  loanRetentionDays: msg`Days a loan is kept after its end`,
  sessionRetentionDays: msg`Days a session is kept after its end`,
  placeRetentionDays: msg`Days a reading place is kept`,
  logRetentionDays: msg`Days an entry of the log is kept`,
};

/** The names of the options of each setting that has a fixed list of them. */
export const OPTION_NAMES = {
  defaultSearchContext: CONTEXT_NAMES,
  defaultSearchSortField: SORT_FIELD_NAMES,
  defaultSearchSortOrder: SORT_ORDER_NAMES,
} as const;
