import {
  type ClientSettings,
  type ClientSettingsChange,
  SETTING_DEFAULTS,
} from '@leeszaal/shared-contracts';

/** A setting that can be changed. */
export type SettingKey = keyof ClientSettingsChange;

/** Changes that are not saved yet: only what differs from what is in force. */
export type SettingChanges = ClientSettingsChange;

/** The value of a setting, where it has one. */
export type SettingValue<K extends SettingKey> = Exclude<ClientSettingsChange[K], null | undefined>;

/** What holds: what was saved, else the default, else nothing (`docs/behaviour.md` C 4). */
export function inForce<K extends SettingKey>(
  settings: ClientSettings,
  key: K,
): SettingValue<K> | undefined {
  const defaults: ClientSettings = SETTING_DEFAULTS;
  return (settings[key] ?? defaults[key] ?? undefined) as SettingValue<K> | undefined;
}

/** What is shown: the change that was made, else what holds. */
export function shownSetting<K extends SettingKey>(
  settings: ClientSettings,
  changes: SettingChanges,
  key: K,
): SettingValue<K> | undefined {
  if (!(key in changes)) return inForce(settings, key);
  return (changes[key] ?? undefined) as SettingValue<K> | undefined;
}

/** Deep, and with regard to the order (`docs/decisions.md` 49). */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  return a === b;
}

/**
 * The changes with one more. One that equals what is in force is no change, and is dropped; a value
 * put back to the factory's while another is saved is one (`docs/decisions.md` 49).
 *
 * @param sent what is being saved: nobody knows what will be in force for these, so nothing is dropped
 */
export function withChange<K extends SettingKey>(
  settings: ClientSettings,
  changes: SettingChanges,
  key: K,
  value: SettingValue<K> | undefined,
  sent: SettingChanges = {},
): SettingChanges {
  const { [key]: _before, ...others } = changes;
  if (!(key in sent) && isSame(value, inForce(settings, key))) return others as SettingChanges;
  return { ...others, [key]: value ?? null } as SettingChanges;
}

/** Of changes that were made before, those that still are. */
export function stillChanges(settings: ClientSettings, changes: SettingChanges): SettingChanges {
  return (Object.keys(changes) as SettingKey[]).reduce<SettingChanges>(
    (kept, key) => withChange(settings, kept, key, changes[key] ?? undefined),
    {},
  );
}

/** The changes without those that were sent, unless they have changed again since. */
export function withoutSaved(changes: SettingChanges, sent: SettingChanges): SettingChanges {
  const left = Object.entries(changes).filter(
    ([key, value]) => !(key in sent) || !isSame(value, sent[key as SettingKey]),
  );
  return Object.fromEntries(left);
}

/** Whether there is anything to save. */
export function isModified(changes: object): boolean {
  return Object.keys(changes).length > 0;
}
