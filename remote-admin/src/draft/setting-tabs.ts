import type { SettingKey } from './settings-draft.ts';

/** The tabs of the administration that hold settings. */
export type SettingTab = 'general' | 'search' | 'embedding' | 'sign-in' | 'mail' | 'privacy';

/** The tab on which each setting is changed. */
export const SETTING_TABS: Readonly<Record<SettingKey, SettingTab>> = {
  defaultLanguage: 'general',
  languages: 'general',
  accentColour: 'general',
  changeHomeLogo: 'general',
  showLicenceHolders: 'general',
  daysMarkedAsNew: 'general',
  enableInfotext: 'general',
  infotext: 'general',
  showAdvancedSearchOnHome: 'search',
  defaultAdvancedSearchFields: 'search',
  defaultSearchContext: 'search',
  defaultSearchSortField: 'search',
  defaultSearchSortOrder: 'search',
  showCopyDocuments: 'search',
  embedOrigins: 'embedding',
  requiresSecondFactor: 'sign-in',
  mailSender: 'mail',
  mailReplyTo: 'mail',
  loanRetentionDays: 'privacy',
  sessionRetentionDays: 'privacy',
  placeRetentionDays: 'privacy',
  logRetentionDays: 'privacy',
};

const KEYS = Object.keys(SETTING_TABS) as SettingKey[];

/** The changed settings of a tab, in the order of the tab. */
export function changedOn(tab: SettingTab, changed: readonly SettingKey[]): readonly SettingKey[] {
  return KEYS.filter((key) => SETTING_TABS[key] === tab && changed.includes(key));
}
