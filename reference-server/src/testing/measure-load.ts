import type { Hold } from '../database/pglite/holds.ts';
import { HOLDS } from '../database/pglite/holds.ts';
import type { Load } from './importing-server.contract.ts';

const LOOK_EVERY_MS = 5;

const NONE: Pick<Load, 'turn' | 'hold'> = {
  turn: { busy: 0, elapsed: 0 },
  hold: { busy: 0, elapsed: 0, longest: '' },
};

/**
 * Measures this process. A timer checks each turn of the event loop: the CPU time
 * since the last check was one stretch, or several short ones.
 *
 * @returns a function that returns the peak load since its last call
 */
export function measureLoad(): () => Load {
  let memory = 0;
  let { turn, hold } = NONE;
  let usage = process.threadCpuUsage();
  let at = performance.now();

  setInterval(() => {
    const { user, system } = process.threadCpuUsage(usage);
    const now = performance.now();
    const busy = (user + system) / 1000;
    turn = { busy: Math.max(turn.busy, busy), elapsed: Math.max(turn.elapsed, now - at) };
    memory = Math.max(memory, process.memoryUsage.rss());
    usage = process.threadCpuUsage();
    at = now;
  }, LOOK_EVERY_MS).unref();
  HOLDS.subscribe((message) => {
    const { busy, elapsed, longest } = message as Hold;
    hold = {
      busy: Math.max(hold.busy, busy),
      elapsed: Math.max(hold.elapsed, elapsed),
      longest: busy > hold.busy ? longest : hold.longest,
    };
  });

  return () => {
    const load = { memory, turn, hold };
    ({ turn, hold } = NONE);
    memory = 0;
    return load;
  };
}
