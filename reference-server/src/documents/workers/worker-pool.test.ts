import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { RunOptions } from './worker-pool.ts';
import { WorkerPool } from './worker-pool.ts';

// Starting processes takes long on a busy machine.
jest.setTimeout(30_000);

const script = new URL('../testing/misbehaving-worker.ts', import.meta.url);
const interactive: RunOptions = { priority: 'interactive', timeoutMs: 10_000 };
const pools: WorkerPool[] = [];

function makePool(size = 1) {
  const pool = new WorkerPool({ script, size });
  pools.push(pool);
  return (path: string, options = interactive) => pool.run('pdf.cut', path, { page: 1 }, options);
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

describe('a pool', () => {
  it('ends a job that hangs, and goes on', async () => {
    const run = makePool();
    const hanging = run('hang', { ...interactive, timeoutMs: 300 });
    const waiting = run('fine');
    await expect(hanging).rejects.toMatchObject({ fault: 'timeout' });
    expect(await waiting).toBeInstanceOf(Uint8Array);
  });

  it('does not begin a job without a waiting caller [R2.113]', async () => {
    const run = makePool();
    const first = run('fine');
    const given = new AbortController();
    const passed = Array.from({ length: 5 }, () =>
      run('hang', { ...interactive, signal: given.signal }),
    );
    const wanted = run('fine');
    given.abort();
    for (const job of passed) await expect(job).rejects.toMatchObject({ fault: 'timeout' });
    await expect(run('fine', { ...interactive, signal: given.signal })).rejects.toThrow();
    expect(await first).toEqual(await wanted);
  });

  it.each(['throw', 'exit', 'crash'])('goes on after a worker that does %j', async (what) => {
    const run = makePool();
    await expect(run(what)).rejects.toMatchObject({ name: 'DocumentError', fault: 'broken' });
    expect(await run('fine')).toBeInstanceOf(Uint8Array);
  });

  it('refuses a job that takes more memory than a worker may have, and goes on', async () => {
    const run = makePool();
    await expect(run('hoard')).rejects.toMatchObject({
      fault: 'too-large',
      limit: 'worker-memory',
    });
    expect(await run('fine')).toBeInstanceOf(Uint8Array);
  });

  it('hands on what a job refuses, and replaces a worker that is spent', async () => {
    const run = makePool();
    const thread = await run('fine');
    await expect(run('refuse')).rejects.toMatchObject({ fault: 'protected', message: 'no' });
    expect(await run('fine')).toEqual(thread);
    await run('spend');
    expect(await run('fine')).not.toEqual(thread);
  });

  it('does as much at a time as it has workers', async () => {
    const run = makePool(2);
    const hanging = run('hang', { ...interactive, timeoutMs: 3_000 });
    const ended = expect(hanging).rejects.toMatchObject({ fault: 'timeout' });
    expect(await run('fine')).toBeInstanceOf(Uint8Array);
    await ended;
  });

  it('fails what is under way when it is closed', async () => {
    const run = makePool();
    const jobs = [run('hang'), run('waits')];
    const failed = Promise.allSettled(jobs);
    await pools[0]?.close();
    for (const result of await failed) expect(result.status).toBe('rejected');
    await expect(run('late')).rejects.toMatchObject({ name: 'DocumentError' });
  });
});
