import type { Bookshelf, ShelfItem } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { shelvesNow } from '../own-shelves/own-shelves.ts';
import { useShelves } from '../own-shelves/use-shelves.ts';
import { useFailureText } from '../shell/use-failure-text.ts';
import {
  itemKey,
  keysAfter,
  type RemovedItem,
  type RemovedItems,
  type ShelfRow,
  shelfRows,
} from './shelf-rows.ts';

/** Taking items off a shelf, and putting them back. */
export interface Removals {
  readonly rows: readonly ShelfRow[];
  /** What the server said of the last change that failed; the row is as it was before that change. */
  readonly error: string | undefined;
  /** @param name the title or the query, as far as it is known */
  readonly remove: (item: ShelfItem, name: string | undefined) => void;
  /** Puts a removed item back at its former place. */
  readonly putBack: (key: string) => void;
}

/** What was taken off each shelf, by the shelf's id. */
const removedAtom = atom<ReadonlyMap<number, RemovedItems>>(new Map());
/** One for each mount. */
const queueAtom = atom(() => ({ last: Promise.resolve() }));
const NOTHING: RemovedItems = new Map();

/**
 * Takes items off a shelf and puts them back, also after a visit to another screen of the catalogue. The rows
 * change at once; the server is asked for one change after another.
 */
export function useRemovals({ id, items }: Bookshelf): Removals {
  const failureText = useFailureText();
  const { library, telemetry } = useHost();
  const { removeItem, addBefore } = useShelves();
  const [shelves, setShelves] = useAtom(removedAtom);
  const removed = shelves.get(id) ?? NOTHING;
  const [error, setError] = useState<string>();
  const queue = useAtomValue(queueAtom);
  const rows = shelfRows(items, removed);
  /** The item with this content as the shelf has it when a change is made: one that was put back has a new id. */
  const itemNow = (key: string) =>
    shelvesNow(library.current().bookshelves)
      .find((shelf) => shelf.id === id)
      ?.items.find((item) => itemKey(item) === key);

  const setRemoved = (change: (before: RemovedItems) => RemovedItems) =>
    setShelves((now) => new Map(now).set(id, change(now.get(id) ?? NOTHING)));
  const note = (key: string, entry: RemovedItem) =>
    setRemoved((before) => new Map(before).set(key, entry));
  /** Replaces an entry, or drops it; an entry that a later change has made stays. */
  const follow = (key: string, entry: RemovedItem, next?: RemovedItem) =>
    setRemoved((before) => {
      if (before.get(key) !== entry) return before;
      const after = new Map(before);
      if (next) after.set(key, next);
      else after.delete(key);
      return after;
    });

  /** Queues a change; when it fails, says so and takes its effect on the rows back. */
  const enqueue = (change: () => Promise<void>, takeBack: () => void) => {
    setError(undefined);
    queue.last = queue.last.then(async () => {
      try {
        await change();
      } catch (cause) {
        telemetry.report({ level: 'warning', name: 'bookshelf-change-failed', error: cause });
        setError(failureText(cause));
        takeBack();
      }
    });
  };

  return {
    rows,
    error,
    remove: (item, name) => {
      const key = itemKey(item);
      const entry: RemovedItem = { item, name, following: keysAfter(rows, key), phase: 'going' };
      note(key, entry);
      enqueue(
        async () => {
          await removeItem(id, (itemNow(key) ?? item).id);
          follow(key, entry, { ...entry, phase: 'gone' });
        },
        () => follow(key, entry),
      );
    },
    putBack: (key) => {
      const gone = removed.get(key);
      if (!gone || gone.phase === 'returning') return;
      const entry: RemovedItem = { ...gone, phase: 'returning' };
      note(key, entry);
      const { id: _former, ...item } = entry.item;
      enqueue(
        async () => {
          const next = entry.following.map(itemNow).find((other) => other !== undefined);
          await addBefore(id, item, next?.id);
          follow(key, entry);
        },
        () => follow(key, entry, { ...entry, phase: 'gone' }),
      );
    },
  };
}
