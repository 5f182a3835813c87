import { useHost } from '@leeszaal/remote-kit/react';
import type { Bookshelf, ShelfItem } from '@leeszaal/shared-contracts';
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
  shelfRows,
} from './shelf-rows.ts';

/** Removed items by the id of their shelf. */
const removedAtom = atom<ReadonlyMap<number, RemovedItems>>(new Map());
/** The queue of changes of a mount. */
const queueAtom = atom(() => ({ last: Promise.resolve() }));
const NOTHING: RemovedItems = new Map();

/**
 * Removes items from a shelf and puts them back, even after a visit to another screen. The rows change at once; calls
 * are sequential.
 */
export function useRemovals({ id, items }: Bookshelf) {
  const failureText = useFailureText();
  const { library, telemetry } = useHost();
  const { removeItem, addBefore } = useShelves();
  const [shelves, setShelves] = useAtom(removedAtom);
  const removed = shelves.get(id) ?? NOTHING;
  const [error, setError] = useState<string>();
  const queue = useAtomValue(queueAtom);
  const rows = shelfRows(items, removed);
  /** The current item with this content: an item that was put back has a new id. */
  const itemNow = (key: string) =>
    shelvesNow(library.current().bookshelves)
      .find((shelf) => shelf.id === id)
      ?.items.find((item) => itemKey(item) === key);

  const setRemoved = (change: (before: RemovedItems) => RemovedItems) =>
    setShelves((now) => new Map(now).set(id, change(now.get(id) ?? NOTHING)));
  const note = (key: string, entry: RemovedItem) =>
    setRemoved((before) => new Map(before).set(key, entry));
  /** Replaces or drops an entry, unless a later change has replaced it. */
  const follow = (key: string, entry: RemovedItem, next?: RemovedItem) =>
    setRemoved((before) => {
      if (before.get(key) !== entry) return before;
      const after = new Map(before);
      if (next) after.set(key, next);
      else after.delete(key);
      return after;
    });

  /** Queues a change; a failure shows a message and reverts the rows. */
  const enqueue = (change: () => Promise<void>, revert: () => void) => {
    setError(undefined);
    queue.last = queue.last.then(async () => {
      try {
        await change();
      } catch (cause) {
        telemetry.report({ level: 'warning', name: 'bookshelf-change-failed', error: cause });
        setError(failureText(cause));
        revert();
      }
    });
  };

  return {
    rows,
    /** The message of the last failed change, whose effect on the rows was reverted. */
    error,
    /** @param name the title or query, if known */
    remove: (item: ShelfItem, name: string | undefined): void => {
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
    /** Puts a removed item back at its former place. */
    putBack: (key: string): void => {
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
