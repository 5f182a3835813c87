import type { ClientSettings, Session, StorageArea } from '@leeszaal/shared-contracts';
import { SETTING_NAMES } from './setting-names.ts';
import { isModified, type SettingChanges, stillChanges } from './settings-draft.ts';

const KEYS = Object.keys(SETTING_NAMES);

/** The storage key: each person has their own changes for each library. */
const nameOf = ({ client, user }: Session): string =>
  `changes-${client.current.ref}-${user?.id ?? ''}`;

function stored(session: StorageArea, name: string): SettingChanges {
  try {
    return Object(JSON.parse(session.get(name) ?? '{}')) as SettingChanges;
  } catch {
    return {};
  }
}

/**
 * Unsaved changes from session storage, without those that are in force by now. They survive a
 * visit to another page of the portal.
 */
export function readKeptChanges(
  area: StorageArea,
  session: Session,
  settings: ClientSettings,
): SettingChanges {
  const kept = stored(area, nameOf(session));
  const known = Object.entries(kept).filter(([key]) => KEYS.includes(key));
  return stillChanges(settings, Object.fromEntries(known));
}

/** Stores changes, or removes them when there are none. */
export function keepChanges(area: StorageArea, session: Session, changes: SettingChanges): void {
  if (isModified(changes)) area.set(nameOf(session), JSON.stringify(changes));
  else area.remove(nameOf(session));
}
