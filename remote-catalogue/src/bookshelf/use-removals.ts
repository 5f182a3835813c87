import { type Bookshelf, serverMessage } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useShelves } from './use-shelves.ts';

/** Taking things off a shelf. */
export interface Removals {
  /** What stands on the shelf and is not on its way off it. */
  readonly items: Bookshelf['items'];
  /** What the server said of the last one that could not be taken off; that one stands there again. */
  readonly error: string | undefined;
  readonly remove: (itemId: number) => void;
}

/**
 * Takes things off a shelf, as many as are pressed: each is gone from sight at once, and the server is
 * asked for one after another.
 */
export function useRemovals({ id, items }: Bookshelf): Removals {
  const { t } = useLingui();
  const { telemetry } = useHost();
  const { removeItem } = useShelves();
  const [going, setGoing] = useState<ReadonlySet<number>>(new Set());
  const [error, setError] = useState<string>();
  const line = useRef(Promise.resolve());

  const take = async (itemId: number) => {
    try {
      await removeItem(id, itemId);
    } catch (cause) {
      telemetry.report({ level: 'warning', name: 'bookshelf-change-failed', error: cause });
      setError(serverMessage(cause) ?? t`Something went wrong, please try again later`);
    }
    setGoing((before) => new Set([...before].filter((other) => other !== itemId)));
  };

  return {
    items: items.filter((item) => !going.has(item.id)),
    error,
    remove: (itemId) => {
      setError(undefined);
      setGoing((before) => new Set(before).add(itemId));
      line.current = line.current.then(() => take(itemId));
    },
  };
}
