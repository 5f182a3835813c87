import { useHost, useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { endpoints, INFOTEXT_LIMIT } from '@leeszaal/shared-contracts';
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

/** A save that failed. */
export interface SaveFailure {
  readonly error: unknown;
  /** The settings that it was to change. */
  readonly settings: readonly SettingKey[];
}

/** The settings being edited. */
export interface SettingsDraft {
  readonly isModified: boolean;
  /** The changed settings, including those with an invalid value. */
  readonly changed: readonly SettingKey[];
  /** The settings whose invalid values prevent saving. */
  readonly unsavable: readonly SettingKey[];
  readonly isSaving: boolean;
  /** The last save, if it failed, until the next one begins or the changes are discarded. */
  readonly failure: SaveFailure | undefined;
  shown<K extends SettingKey>(key: K): SettingValue<K> | undefined;
  change<K extends SettingKey>(key: K, value: SettingValue<K> | undefined): void;
  /** The typed text, if it is no valid value of the setting. */
  refused(key: SettingKey): string | undefined;
  /** Keeps an invalid text; nothing can be saved until the setting has a valid value. */
  refuse(key: SettingKey, text: string): void;
  /** Sends the changes and nothing else; a failure is logged and keeps them. */
  save(): Promise<void>;
  cancel(): void;
}

/** Invalid texts by setting. */
type RefusedTexts = Readonly<Partial<Record<SettingKey, string>>>;

const keysOf = (record: Readonly<Partial<Record<SettingKey, unknown>>>): readonly SettingKey[] =>
  Object.keys(record) as SettingKey[];

/**
 * Holds changes until they are saved or discarded (`docs/behaviour.md` C 4). A value put back while
 * it is being saved stays a change, because the answer puts the sent value in force.
 */
export function useSettingsDraft(): SettingsDraft {
  const { http, library, telemetry, storage } = useHost();
  const { settings } = useLibrary();
  const session = useSession();
  const [changes, setChanges] = useState<SettingChanges>(() =>
    readKeptChanges(storage.session, session, settings),
  );
  const [refused, setRefused] = useState<RefusedTexts>({});
  const [sent, setSent] = useState<SettingChanges>();
  const [failure, setFailure] = useState<SaveFailure>();
  useEffect(() => keepChanges(storage.session, session, changes), [storage, session, changes]);
  const isLong = (changes.infotext?.length ?? 0) > INFOTEXT_LIMIT;
  const unsavable = keysOf({ ...refused, ...(isLong && { infotext: '' }) });
  return {
    isModified: isModified(changes) || isModified(refused),
    changed: keysOf({ ...changes, ...refused }),
    unsavable,
    isSaving: sent !== undefined,
    failure,
    shown: (key) => shownSetting(settings, changes, key),
    refused: (key) => refused[key],
    refuse: (key, text) => setRefused((now) => ({ ...now, [key]: text })),
    change: (key, value) => {
      setRefused(({ [key]: _text, ...others }) => others);
      setChanges((now) => withChange(settings, now, key, value, sent));
    },
    cancel: () => {
      setChanges({});
      setRefused({});
      setFailure(undefined);
    },
    async save() {
      if (sent || unsavable.length > 0) return;
      setSent(changes);
      setFailure(undefined);
      try {
        await http.call(endpoints.saveSettings, { body: changes });
        await library.reload('settings');
        setChanges((now) => withoutSaved(now, changes));
      } catch (error) {
        telemetry.report({ level: 'error', name: 'settings-not-saved', error });
        setChanges((now) => stillChanges(library.current().settings, now));
        setFailure({ error, settings: keysOf(changes) });
      } finally {
        setSent(undefined);
      }
    },
  };
}
