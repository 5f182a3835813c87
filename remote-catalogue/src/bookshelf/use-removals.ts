import type { Bookshelf, ShelfItem } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '../shell/use-failure-text.ts';
import {
  itemKey,
  keysAfter,
  type RemovedItem,
  type RemovedItems,
  type ShelfRow,
  shelfRows,
} from './shelf-rows.ts';
import { useShelves } from './use-shelves.ts';

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
  const { telemetry } = useHost();
  const { removeItem, addBefore } = useShelves();
  const [shelves, setShelves] = useAtom(removedAtom);
  const removed = shelves.get(id) ?? NOTHING;
  const [error, setError] = useState<string>();
  const queue = useAtomValue(queueAtom);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const rows = shelfRows(items, removed);

  const setRemoved = (change: (before: RemovedItems) => RemovedItems) =>
    setShelves((now) => new Map(now).set(id, change(now.get(id) ?? NOTHING)));
  const note = (key: string, entry: RemovedItem) =>
    setRemoved((before) => new Map(before).set(key, entry));
  const forget = (key: string) =>
    setRemoved((before) => new Map([...before].filter(([other]) => other !== key)));

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
          await removeItem(id, item.id);
          // It may be on its way back by now.
          setRemoved((now) =>
            now.get(key) === entry ? new Map(now).set(key, { ...entry, phase: 'gone' }) : now,
          );
        },
        () => forget(key),
      );
    },
    putBack: (key) => {
      const entry = removed.get(key);
      if (!entry || entry.phase === 'returning') return;
      note(key, { ...entry, phase: 'returning' });
      const { id: _former, ...item } = entry.item;
      enqueue(
        async () => {
          const next = entry.following
            .map((each) => latest.current.find((other) => itemKey(other) === each))
            .find((other) => other !== undefined);
          await addBefore(id, item, next?.id);
          forget(key);
        },
        () => note(key, { ...entry, phase: 'gone' }),
      );
    },
  };
}
