import type { Canary } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { DRAWS, isInShare } from './choose-releases.ts';

/** The methods of `localStorage` that are used. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'leeszaal.canary';

const trialSchema = v.object({
  /** When the canary began. */
  since: v.string(),
  /** Whether the server counts this session. */
  isCounted: v.boolean(),
  hasFailed: v.boolean(),
});

/** The part of a session in the trial of a canary. */
export type Trial = v.InferOutput<typeof trialSchema>;

const memorySchema = v.object({
  /** One of a hundred, so that it identifies no person; it is never sent. */
  draw: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DRAWS - 1)),
  /** By remote. */
  trials: v.record(v.string(), trialSchema),
});

/** The part of a session in canaries. All its tabs share it, until sign-out. */
export interface CanarySession {
  /** Whether the session gets this canary of a remote. A canary that has failed in it is not chosen again. */
  isChosen(remote: string, canary: Canary): boolean;
  /** The outcome of the trial of a canary so far; undefined at first. */
  trialOf(remote: string, canary: Canary): Trial | undefined;
  /** Notes what has happened in the trial of a canary. */
  note(remote: string, canary: Canary, trial: Omit<Trial, 'since'>): void;
}

/**
 * Creates the part of this browser's session. Without storage each page load is a session.
 *
 * @param random from 0 to 1
 */
export function createCanarySession(store: Store, random = Math.random): CanarySession {
  let memory: v.InferOutput<typeof memorySchema> = {
    draw: Math.floor(random() * DRAWS),
    trials: {},
  };

  function read(): typeof memory {
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

  function trialOf(remote: string, { since }: Canary): Trial | undefined {
    const trial = read().trials[remote];
    return trial?.since === since ? trial : undefined;
  }

  return {
    isChosen: (remote, canary) =>
      isInShare(read().draw, canary) && trialOf(remote, canary)?.hasFailed !== true,
    trialOf,
    note(remote, { since }, trial) {
      const { draw, trials } = read();
      write({ draw, trials: { ...trials, [remote]: { ...trial, since } } });
    },
  };
}

/** Ends the session's part: the next session draws anew. */
export const forgetCanaries = (store: Pick<Storage, 'removeItem'>): void => store.removeItem(KEY);
