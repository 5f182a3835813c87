import type { StorageArea } from '@leeszaal/shared-contracts';
import type { VirtualItem } from '@tanstack/react-virtual';
import * as v from 'valibot';
import { selectionAtom } from '../selection/selection-atom.ts';
import type { Places } from '../shell/places.ts';
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
  place: v.optional(
    v.object({
      scrollY: v.number(),
      focused: v.optional(v.number()),
      measurements: v.array(measurementSchema),
    }),
  ),
});

/** What a page that was unloaded has shown of its results: how deep, what was ticked, and the place on it. */
export type LeftResults = v.InferOutput<typeof leftSchema>;

const withPlainKey = (item: VirtualItem) => ({ ...item, key: String(item.key) });

/** Notes the results on the screen when their page is unloaded. */
export function noteLeftResults(store: Store, places: Places, session: StorageArea): void {
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
    place: place && { ...place, measurements: place.measurements.map(withPlainKey) },
  };
  session.set(KEY, JSON.stringify(left));
}

/** What was noted, once: where the page was loaded anew, or come back to from another site. */
export function takeLeftResults(session: StorageArea): LeftResults | undefined {
  const text = session.get(KEY);
  session.remove(KEY);
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const isNew = load !== undefined && 'type' in load && load.type === 'navigate';
  if (text === undefined || isNew) return undefined;
  try {
    const read = v.safeParse(leftSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Gives a new search of the same entry the ticks and the place that its page had. */
export function restoreLeft(
  store: Store,
  places: Places,
  { address, place, selection }: LeftResults,
): void {
  if (place) places.remember(address, { focused: undefined, ...place });
  store.set(selectionAtom, new Map(selection));
}
