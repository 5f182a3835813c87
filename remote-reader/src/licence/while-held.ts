import { AbortedError } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from './licence-keeper.ts';
import { isHeld } from './licence-step.ts';

/** Runs a task that needs the loan; its signal is aborted when the loan ends. */
export async function whileHeld<T>(
  { subscribe, state }: Pick<LicenceKeeper, 'subscribe' | 'state'>,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const look = () => {
    if (!isHeld(state())) ended.abort(new AbortedError('The loan has ended'));
  };
  const stop = subscribe(look);
  look();
  try {
    return await run(ended.signal);
  } finally {
    stop();
  }
}
