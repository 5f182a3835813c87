import type { ClientSettings, Session, StorageArea } from '@leeszaal/shared-contracts';
import { SETTING_NAMES } from './setting-names.ts';
import { isModified, type SettingChanges, stillChanges } from './settings-draft.ts';

const KEYS = Object.keys(SETTING_NAMES);

/** Whose changes these are: each person has their own, for each library. */
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
 * Changes that were not saved, as far as they still are changes. They are kept as long as the tab, so
 * that whoever looks something up elsewhere in the portal finds them again.
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

/** Keeps changes, or forgets them when there are none. */
export function keepChanges(area: StorageArea, session: Session, changes: SettingChanges): void {
  if (isModified(changes)) area.set(nameOf(session), JSON.stringify(changes));
  else area.remove(nameOf(session));
}
