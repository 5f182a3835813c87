import type { Canary } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { DRAWS, isInShare } from './choose-releases.ts';

/** The methods of `localStorage` that are used. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'leeszaal.canary';

/** The draw is one of a hundred, so that it identifies no person, and it is never sent. */
const memorySchema = v.object({
  draw: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DRAWS - 1)),
});

/** The part of a session in canaries. All its tabs share it, until sign-out. */
export interface CanarySession {
  /** Whether the session gets this canary of a remote. */
  isChosen(remote: string, canary: Canary): boolean;
}

/**
 * Creates the part of this browser's session. Without storage each page load is a session.
 *
 * @param random from 0 to 1
 */
export function createCanarySession(store: Store, random = Math.random): CanarySession {
  let memory = { draw: Math.floor(random() * DRAWS) };

  function read() {
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), memorySchema), store.getItem(KEY));
    if (stored.success) memory = stored.output;
    else write(memory);
    return memory;
  }

  function write(next: typeof memory): void {
    memory = next;
    try {
      store.setItem(KEY, JSON.stringify(next));
    } catch {
      // The storage is full.
    }
  }

  return { isChosen: (_remote, canary) => isInShare(read().draw, canary) };
}

/** Ends the session's part: the next session draws anew. */
export const forgetCanaries = (store: Pick<Storage, 'removeItem'>): void => store.removeItem(KEY);
