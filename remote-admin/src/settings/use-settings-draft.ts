import { endpoints } from '@leeszaal/shared-contracts';
import { useHost, useLibrary, useSession } from '@leeszaal/shared-contracts/react';
import { useEffect, useState } from 'react';
import { keepChanges, readKeptChanges } from './kept-changes.ts';
import {
  isModified,
  type SettingChanges,
  type SettingKey,
  type SettingValue,
  shownSetting,
  withChange,
  withoutSaved,
} from './settings-draft.ts';

/** The settings while they are edited. */
export interface SettingsDraft {
  readonly isModified: boolean;
  readonly isSaving: boolean;
  shown<K extends SettingKey>(key: K): SettingValue<K> | undefined;
  change<K extends SettingKey>(key: K, value: SettingValue<K> | undefined): void;
  /** Sends all changes, and nothing else; what fails is logged, and the changes stay. */
  save(): Promise<void>;
  cancel(): void;
}

/** Holds changes apart until they are saved or discarded (`docs/behaviour.md` C 4). */
export function useSettingsDraft(): SettingsDraft {
  const { http, library, telemetry, storage } = useHost();
  const { settings } = useLibrary();
  const session = useSession();
  const [changes, setChanges] = useState<SettingChanges>(() =>
    readKeptChanges(storage.session, session, settings),
  );
  const [isSaving, setSaving] = useState(false);
  useEffect(() => keepChanges(storage.session, session, changes), [storage, session, changes]);
  return {
    isModified: isModified(changes),
    isSaving,
    shown: (key) => shownSetting(settings, changes, key),
    change: (key, value) => setChanges((now) => withChange(settings, now, key, value)),
    cancel: () => setChanges({}),
    async save() {
      if (isSaving) return;
      setSaving(true);
      try {
        await http.call(endpoints.saveSettings, { body: changes });
        await library.reload('settings');
        setChanges((now) => withoutSaved(now, changes));
      } catch (error) {
        telemetry.report({ level: 'error', name: 'settings-not-saved', error });
      } finally {
        setSaving(false);
      }
    },
  };
}
