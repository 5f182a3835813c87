import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withLock } from './with-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('runs one task at a time', async () => {
  const path = join(folder, 'one');
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} begins`);
    await setTimeout(20);
    steps.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(path, task(name))));
  for (const [index, step] of steps.entries()) {
    if (index % 2 === 0) expect(steps[index + 1]).toBe(step.replace('begins', 'ends'));
  }
  expect(steps).toHaveLength(6);
});

it('lets the next task run after one that failed', async () => {
  const path = join(folder, 'two');
  await expect(withLock(path, () => Promise.reject(new Error('a fault')))).rejects.toThrow(
    'a fault',
  );
  expect(await withLock(path, async () => 'done')).toBe('done');
});

it('ends when the lock cannot be written', async () => {
  // The lock's name is longer than a file system permits.
  const path = join(folder, 'x'.repeat(252));
  await expect(withLock(path, async () => 'done')).rejects.toThrow('ENAMETOOLONG');
});

/** Resolves once the function throws. */
async function thrown(assertHeld: () => void): Promise<void> {
  for (;;) {
    try {
      assertHeld();
    } catch {
      return;
    }
    await setTimeout(20);
  }
}

it('tells a task before it writes that its lock was lost', async () => {
  const path = join(folder, 'four');
  let writes = 0;
  const task = withLock(path, async (assertHeld) => {
    assertHeld();
    await rmdir(`${path}.lock`);
    await thrown(assertHeld);
    assertHeld();
    writes += 1;
  });
  await expect(task).rejects.toMatchObject({ code: 'ECOMPROMISED' });
  expect(writes).toBe(0);
});

it('fails a task whose lock was lost, and leaves the process running', async () => {
  const path = join(folder, 'three');
  const task = withLock(path, async (assertHeld) => {
    await rmdir(`${path}.lock`);
    await thrown(assertHeld);
  });
  await expect(task).rejects.toMatchObject({ code: 'ECOMPROMISED' });
});
