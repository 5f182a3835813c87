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
  stillChanges,
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

/**
 * Holds changes apart until they are saved or discarded (`docs/behaviour.md` C 4). What is put back while
 * it is being saved stays a change: the answer puts something else in force.
 */
export function useSettingsDraft(): SettingsDraft {
  const { http, library, telemetry, storage } = useHost();
  const { settings } = useLibrary();
  const session = useSession();
  const [changes, setChanges] = useState<SettingChanges>(() =>
    readKeptChanges(storage.session, session, settings),
  );
  const [sent, setSent] = useState<SettingChanges>();
  useEffect(() => keepChanges(storage.session, session, changes), [storage, session, changes]);
  return {
    isModified: isModified(changes),
    isSaving: sent !== undefined,
    shown: (key) => shownSetting(settings, changes, key),
    change: (key, value) => setChanges((now) => withChange(settings, now, key, value, sent)),
    cancel: () => setChanges({}),
    async save() {
      if (sent) return;
      setSent(changes);
      try {
        await http.call(endpoints.saveSettings, { body: changes });
        await library.reload('settings');
        setChanges((now) => withoutSaved(now, changes));
      } catch (error) {
        telemetry.report({ level: 'error', name: 'settings-not-saved', error });
        setChanges((now) => stillChanges(library.current().settings, now));
      } finally {
        setSent(undefined);
      }
    },
  };
}
