import type { StorageArea } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** Unsaved texts by their keys. */
export type KeptTexts<T> = Readonly<Record<string, T>>;

/** The kind of unsaved texts, and where they are kept. */
export interface TextStore<T> {
  /** In session storage. */
  readonly storageKey: string;
  /** The keys of the texts that there are. */
  readonly keys: readonly string[];
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Unsaved texts from session storage: they survive a visit to another page of the portal. */
export function readKeptTexts<T>(area: StorageArea, store: TextStore<T>): KeptTexts<T> {
  const { storageKey, keys, schema } = store;
  const read = v.pipe(v.string(), v.parseJson(), v.record(v.string(), schema));
  const kept = v.safeParse(read, area.get(storageKey));
  if (!kept.success) return {};
  return Object.fromEntries(Object.entries(kept.output).filter(([key]) => keys.includes(key)));
}

/** Stores unsaved texts, or removes them when there are none. */
export function keepTexts<T>(area: StorageArea, storageKey: string, texts: KeptTexts<T>): void {
  if (Object.keys(texts).length > 0) area.set(storageKey, JSON.stringify(texts));
  else area.remove(storageKey);
}

/** The texts with one more, or without one. */
export function withText<T>(texts: KeptTexts<T>, key: string, text: T | undefined): KeptTexts<T> {
  const { [key]: _before, ...others } = texts;
  return text === undefined ? others : { ...others, [key]: text };
}

/** The texts without one that was saved, unless it has changed again since. */
export function withoutSavedText<T>(texts: KeptTexts<T>, key: string, saved: T): KeptTexts<T> {
  const isSaved = JSON.stringify(texts[key]) === JSON.stringify(saved);
  return isSaved ? withText(texts, key, undefined) : texts;
}
