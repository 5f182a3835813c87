import {
  type ClientSettings,
  type ClientSettingsChange,
  SETTING_DEFAULTS,
} from '@leeszaal/shared-contracts';

/** A setting that can be changed. */
export type SettingKey = keyof ClientSettingsChange;

/** Unsaved changes: only values that differ from those in force. */
export type SettingChanges = ClientSettingsChange;

/** The type of a setting's value, without null and undefined. */
export type SettingValue<K extends SettingKey> = Exclude<ClientSettingsChange[K], null | undefined>;

/**
 * The value in force: the saved one, else the default, else undefined (`docs/behaviour.md` C 4).
 */
export function inForce<K extends SettingKey>(
  settings: ClientSettings,
  key: K,
): SettingValue<K> | undefined {
  const defaults: ClientSettings = SETTING_DEFAULTS;
  return (settings[key] ?? defaults[key] ?? undefined) as SettingValue<K> | undefined;
}

/** The value to show: the unsaved change, else the value in force. */
export function shownSetting<K extends SettingKey>(
  settings: ClientSettings,
  changes: SettingChanges,
  key: K,
): SettingValue<K> | undefined {
  if (!(key in changes)) return inForce(settings, key);
  return (changes[key] ?? undefined) as SettingValue<K> | undefined;
}

/** Deep equality; the order of a list counts (`docs/decisions.md` 49). */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  return a === b;
}

/** Whether a value is in force already. No value is the default, which holds while none is saved. */
function isInForce<K extends SettingKey>(
  settings: ClientSettings,
  key: K,
  value: SettingValue<K> | undefined,
): boolean {
  if (value === undefined) return (settings[key] ?? undefined) === undefined;
  return isSame(value, inForce(settings, key));
}

/**
 * The changes with one more. A value equal to the one in force is dropped. Returning to the
 * product's default while another value is saved is a change (`docs/decisions.md` 49).
 *
 * @param sent the changes being saved; the values in force for these are unknown, so none is
 * dropped
 */
export function withChange<K extends SettingKey>(
  settings: ClientSettings,
  changes: SettingChanges,
  key: K,
  value: SettingValue<K> | undefined,
  sent: SettingChanges = {},
): SettingChanges {
  const { [key]: _before, ...others } = changes;
  if (!(key in sent) && isInForce(settings, key, value)) return others as SettingChanges;
  return { ...others, [key]: value ?? null } as SettingChanges;
}

/** The changes that still differ from what is in force. */
export function stillChanges(settings: ClientSettings, changes: SettingChanges): SettingChanges {
  return (Object.keys(changes) as SettingKey[]).reduce<SettingChanges>(
    (kept, key) => withChange(settings, kept, key, changes[key] ?? undefined),
    {},
  );
}

/** The changes without those that were saved, unless they changed again since. */
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
