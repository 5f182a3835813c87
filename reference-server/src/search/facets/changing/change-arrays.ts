import type { DictionaryEntry, FacetArrays } from '../facet-arrays.ts';
import { grownList, hasRoomFor, roomyList } from './grown-list.ts';

/** The values of a publication as it is now. */
export interface ChangedRow {
  readonly titleLength: number;
  readonly valueIds: readonly number[];
}

/** Publications that changed. */
export interface ArrayChanges {
  /** By id; undefined for those that are gone. */
  readonly rows: ReadonlyMap<number, ChangedRow | undefined>;
  /** Their values now and before, as far as they have other names or are new; ascending by id. */
  readonly entries: readonly DictionaryEntry[];
}

/** Arrays that change. */
export interface ChangingArrays {
  readonly arrays: FacetArrays;
  change(changes: ArrayChanges): void;
}

type Writable = { -readonly [Key in keyof FacetArrays]: FacetArrays[Key] };

const GONE = -1;

/** Copies the values that rows have, with room for more. */
function compactValues(arrays: Writable, more: number): void {
  const { starts, ends, values } = arrays;
  let used = 0;
  for (let row = 0; row < starts.length; row += 1) used += (ends[row] ?? 0) - (starts[row] ?? 0);
  const compact = roomyList(used + more);
  let next = 0;
  for (let row = 0; row < starts.length; row += 1) {
    const from = next;
    for (let at = starts[row] ?? 0; at < (ends[row] ?? 0); at += 1) {
      compact[next] = values[at] ?? 0;
      next += 1;
    }
    starts[row] = from;
    ends[row] = next;
  }
  arrays.values = compact.subarray(0, used);
}

/** Makes arrays find what was added to them. */
function addLookups(arrays: Writable) {
  const { rowOf, indexOf } = arrays;
  const rows = new Map<number, number>();
  const places = new Map<number, number>();
  /** The row that a publication has or had. */
  function slotOf(id: number): number {
    const row = rowOf(id);
    return row >= 0 ? row : (rows.get(id) ?? -1);
  }
  arrays.rowOf = (id) => {
    const row = slotOf(id);
    return arrays.ids[row] === id ? row : -1;
  };
  arrays.indexOf = (id) => {
    const place = indexOf(id);
    return place >= 0 ? place : (places.get(id) ?? -1);
  };
  return { rows, places, slotOf };
}

/** Makes arrays that change in place, which takes a moment for each publication, from those of a catalogue. */
export function createChangingArrays(built: FacetArrays): ChangingArrays {
  const arrays: Writable = { ...built };
  const texts = [...built.texts];
  arrays.texts = texts;
  const added = addLookups(arrays);

  function name({ id, facet, value }: DictionaryEntry): void {
    const known = arrays.indexOf(id);
    const place = known >= 0 ? known : texts.length;
    texts[place] = value;
    if (known >= 0) return;
    added.places.set(id, place);
    for (const list of ['valueIds', 'facets', 'counts'] as const) {
      arrays[list] = grownList(arrays[list], place + 1);
    }
    arrays.valueIds[place] = id;
    arrays.facets[place] = facet;
    arrays.counts[place] = 0;
  }

  function count(row: number, amount: number): void {
    const { starts, ends, values, counts } = arrays;
    for (let at = starts[row] ?? 0; at < (ends[row] ?? 0); at += 1) {
      const place = values[at] ?? 0;
      counts[place] = (counts[place] ?? 0) + amount;
    }
  }

  function addRow(id: number): number {
    const row = arrays.ids.length;
    added.rows.set(id, row);
    for (const list of ['ids', 'starts', 'ends', 'titleLengths'] as const) {
      arrays[list] = grownList(arrays[list], row + 1);
    }
    arrays.ids[row] = GONE;
    arrays.starts[row] = 0;
    arrays.ends[row] = 0;
    return row;
  }

  function writeValues(row: number, places: readonly number[]): void {
    const free = (arrays.ends[row] ?? 0) - (arrays.starts[row] ?? 0);
    if (places.length > free) {
      arrays.ends[row] = arrays.starts[row] ?? 0;
      const length = arrays.values.length + places.length;
      if (!hasRoomFor(arrays.values, length)) compactValues(arrays, places.length);
      arrays.starts[row] = arrays.values.length;
      arrays.values = grownList(arrays.values, arrays.values.length + places.length);
    }
    const start = arrays.starts[row] ?? 0;
    arrays.values.set(places, start);
    arrays.ends[row] = start + places.length;
  }

  function put(id: number, { titleLength, valueIds }: ChangedRow): void {
    const known = added.slotOf(id);
    const row = known >= 0 ? known : addRow(id);
    count(row, -1);
    if (arrays.ids[row] !== id) arrays.total += 1;
    arrays.ids[row] = id;
    arrays.titleLengths[row] = titleLength;
    writeValues(
      row,
      valueIds.map(arrays.indexOf).filter((place) => place >= 0),
    );
    count(row, 1);
  }

  function remove(id: number): void {
    const row = arrays.rowOf(id);
    if (row < 0) return;
    count(row, -1);
    arrays.ids[row] = GONE;
    arrays.ends[row] = arrays.starts[row] ?? 0;
    arrays.total -= 1;
  }

  return {
    arrays,
    change({ rows, entries }) {
      entries.forEach(name);
      for (const [id, row] of rows) {
        if (row) put(id, row);
        else remove(id);
      }
    },
  };
}
