import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PreparationQueue, type PreparationTasks } from './preparation-queue.ts';

interface Made {
  readonly page: number;
  readonly edition: number;
  discarded: boolean;
}

interface Job {
  readonly page: number;
  readonly signal: AbortSignal;
  readonly finish: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Lets the callbacks of settled promises run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await undefined;
}

/** Tasks that end when the test says so. */
function tasks() {
  const jobs: Job[] = [];
  const made: Made[] = [];
  const ready: number[] = [];
  const failed: number[] = [];
  const idle = new Set<() => void>();
  let edition = 1;
  let shows = true;
  const queueTasks: PreparationTasks<Made> = {
    prepare(page, _kept, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<Made>();
      const finish = () => {
        const item = { page, edition, discarded: false };
        made.push(item);
        resolve(item);
        return settled();
      };
      const fail = () => {
        reject(new Error(`page ${page}`));
        return settled();
      };
      jobs.push({ page, signal, finish, fail });
      return promise;
    },
    isFresh: (item) => item.edition === edition,
    discard: (item) => {
      expect(item.discarded).toBe(false);
      item.discarded = true;
    },
    onReady: (page) => {
      if (!shows) throw new Error('no element');
      ready.push(page);
    },
    onFailed: (page) => failed.push(page),
    whenIdle(callback) {
      idle.add(callback);
      return () => idle.delete(callback);
    },
  };
  const queue = new PreparationQueue(queueTasks, 5);
  return {
    queue,
    jobs,
    made,
    ready,
    failed,
    alive: () => jobs.filter(({ signal }) => !signal.aborted),
    idle() {
      const [callback] = idle;
      if (callback === undefined) return false;
      idle.delete(callback);
      callback();
      return true;
    },
    breakScreen() {
      shows = false;
    },
    newEdition() {
      edition += 1;
      queue.next();
    },
  };
}

describe('the preparation queue', () => {
  test('begins the first at once, the others when idle, one at a time', async () => {
    const { queue, jobs, ready, idle } = tasks();
    queue.want([5, 6, 4]);
    expect(idle()).toBe(false);
    expect(jobs.map(({ page }) => page)).toEqual([5]);
    await jobs[0]?.finish();
    expect(ready).toEqual([5]);
    expect(jobs).toHaveLength(1);
    idle();
    expect(jobs.map(({ page }) => page)).toEqual([5, 6]);
    await jobs[1]?.finish();
    idle();
    await jobs[2]?.finish();
    expect(ready).toEqual([5, 6, 4]);
    expect(idle()).toBe(false);
  });

  test('goes on with a neighbour that is now wanted first', async () => {
    const { queue, jobs, idle } = tasks();
    queue.want([5, 6, 4]);
    await jobs[0]?.finish();
    idle();
    queue.want([6, 7, 5]);
    expect(jobs[1]?.signal.aborted).toBe(false);
    expect(jobs).toHaveLength(2);
  });

  test('gives up what a jump makes useless, and frees what arrives all the same [R2.43]', async () => {
    const { queue, jobs, made, ready } = tasks();
    queue.want([5]);
    queue.want([90]);
    expect(jobs.map(({ page, signal }) => [page, signal.aborted])).toEqual([
      [5, true],
      [90, false],
    ]);
    await jobs[0]?.finish();
    expect(made[0]?.discarded).toBe(true);
    expect(ready).toEqual([]);
  });

  test('tells only of the failure of what is wanted first, and tries it again when asked', async () => {
    const { queue, jobs, failed, idle } = tasks();
    queue.want([5, 6]);
    await jobs[0]?.finish();
    idle();
    await jobs[1]?.fail();
    expect(failed).toEqual([]);
    queue.want([6]);
    await jobs[2]?.fail();
    expect(failed).toEqual([6]);
    expect(jobs).toHaveLength(3);
    queue.want([6]);
    expect(jobs).toHaveLength(4);
  });

  test('a page that cannot be shown has failed, and the next ones are prepared', async () => {
    const { queue, jobs, failed, idle, breakScreen } = tasks();
    breakScreen();
    queue.want([5, 6]);
    await jobs[0]?.finish();
    expect(failed).toEqual([5]);
    idle();
    expect(jobs.map(({ page }) => page)).toEqual([5, 6]);
  });

  test('tries for a waiting caller what was begun ahead and fails [R4.25]', async () => {
    const { queue, jobs, failed, ready, idle } = tasks();
    queue.want([5, 6]);
    await jobs[0]?.finish();
    idle();
    queue.want([6, 7]);
    await jobs[1]?.fail();
    expect(failed).toEqual([]);
    expect(jobs.map(({ page }) => page)).toEqual([5, 6, 6]);
    await jobs[2]?.finish();
    expect(ready).toEqual([5, 6]);
  });

  test('makes a page again that is no longer as it should be', async () => {
    const { queue, jobs, ready, made, newEdition } = tasks();
    queue.want([5]);
    await jobs[0]?.finish();
    newEdition();
    expect(queue.isReady(5)).toBe(false);
    expect(queue.get(5)).toBe(made[0]);
    await jobs[1]?.finish();
    expect(ready).toEqual([5, 5]);
    expect(made[0]?.discarded).toBe(true);
  });

  test('frees everything when cleared', async () => {
    const { queue, jobs, made } = tasks();
    queue.want([5, 6]);
    await jobs[0]?.finish();
    queue.clear();
    expect(made.every(({ discarded }) => discarded)).toBe(true);
    expect(queue.get(5)).toBeUndefined();
  });

  test('whatever happens: one work at a time, five pages kept, nothing lost, all ready at last [R2.43]', async () => {
    const step = fc.oneof(
      fc.record({ want: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }) }),
      fc.constant('finish' as const),
      fc.constant('fail' as const),
      fc.constant('idle' as const),
      fc.constant('edition' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { queue, jobs, made, alive, idle, newEdition } = tasks();
        const done = new Set<Job>();
        let wanted: readonly number[] = [];
        const running = () => alive().filter((job) => !done.has(job));
        for (const next of steps) {
          const [job] = running();
          if (next === 'edition') newEdition();
          else if (next === 'idle') idle();
          else if (typeof next === 'object') {
            wanted = next.want;
            queue.want(wanted);
          } else if (job) {
            done.add(job);
            await job[next]();
          }
          expect(running().length).toBeLessThanOrEqual(1);
          expect(made.filter((item) => !item.discarded).length).toBeLessThanOrEqual(5);
        }
        queue.want(wanted);
        for (;;) {
          const [job] = running();
          if (job) {
            done.add(job);
            await job.finish();
          } else if (!idle()) break;
        }
        for (const page of wanted.slice(0, 5)) expect(queue.isReady(page)).toBe(true);
        const kept = made.filter((item) => !item.discarded);
        for (const item of kept) expect(queue.get(item.page)).toBe(item);
        expect(jobs.length).toBeGreaterThanOrEqual(made.length);
      }),
    );
  });
});
