import type { StorageArea } from '@leeszaal/shared-contracts';
import type { VirtualItem } from '@tanstack/react-virtual';
import * as v from 'valibot';
import { selectionAtom } from '../selection/selection-atom.ts';
import type { Places } from '../shell/places.ts';
import { openWorksAtom } from './open-works-atom.ts';
import { entryAtom, modulesAtom, type Store } from './search-atoms.ts';

const KEY = 'left-results';

const measurementSchema = v.object({
  key: v.pipe(v.string(), v.transform(Number)),
  index: v.number(),
  start: v.number(),
  end: v.number(),
  size: v.number(),
  lane: v.number(),
});

const leftSchema = v.object({
  key: v.string(),
  address: v.string(),
  pages: v.array(v.tuple([v.number(), v.number()])),
  selection: v.array(
    v.tuple([v.string(), v.object({ connection: v.number(), id: v.number(), title: v.string() })]),
  ),
  openWorks: v.optional(v.array(v.string()), []),
  place: v.optional(
    v.object({
      scrollY: v.number(),
      focused: v.optional(v.number()),
      measurements: v.array(measurementSchema),
    }),
  ),
});

/** The results of an unloaded page: loaded pages by connection, selection, open cards and scroll position. */
export type StoredResults = v.InferOutput<typeof leftSchema>;

const withPlainKey = (item: VirtualItem) => ({ ...item, key: String(item.key) });

/** Stores the results on the screen before the page is unloaded. */
export function storeResults(store: Store, places: Places, session: StorageArea): void {
  const entry = store.get(entryAtom);
  if (!entry) return;
  const { key, address } = entry;
  const place = places.at(address);
  const left: v.InferInput<typeof leftSchema> = {
    key,
    address,
    pages: [...store.get(modulesAtom)].flatMap(([connection, state]) =>
      state.kind === 'ready' ? [[connection, state.page]] : [],
    ),
    selection: [...store.get(selectionAtom)],
    openWorks: [...store.get(openWorksAtom)],
    place: place && { ...place, measurements: place.measurements.map(withPlainKey) },
  };
  session.set(KEY, JSON.stringify(left));
}

/** Takes the stored results after a reload or a return from another site. The second call returns none. */
export function takeStoredResults(session: StorageArea): StoredResults | undefined {
  const text = session.get(KEY);
  session.remove(KEY);
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isNew = load !== undefined && 'type' in load && load.type === 'navigate';
  if (text === undefined || isNew) return undefined;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), leftSchema), text);
  return read.success ? read.output : undefined;
}

/** Restores selection, open cards and scroll position for a new search of the same entry. */
export function restoreResults(
  store: Store,
  places: Places,
  { address, place, selection, openWorks }: StoredResults,
): void {
  if (place) places.remember(address, { focused: undefined, ...place });
  store.set(selectionAtom, new Map(selection));
  store.set(openWorksAtom, new Set(openWorks));
}
