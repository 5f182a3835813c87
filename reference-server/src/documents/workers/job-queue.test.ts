import { describe, expect, it } from '@jest/globals';
import { type JobLane, JobQueue } from './job-queue.ts';

const job = (name: string, lane: JobLane) => ({ name, lane });

describe('a queue', () => {
  it('lets those who wait for an answer go first, each lane in order', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(1);
    const order: string[] = [];
    for (const [name, lane] of [
      ['b1', 'background'],
      ['i1', 'interactive'],
      ['b2', 'background'],
      ['i2', 'interactive'],
    ] as const) {
      queue.add(job(name, lane));
    }
    for (let next = queue.next(); next; next = queue.next()) {
      order.push(next.name);
      expect(queue.next()).toBeUndefined();
      queue.finish(next);
    }
    expect(order).toEqual(['i1', 'i2', 'b1', 'b2']);
  });

  it('keeps one of several places free of the background', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(3);
    for (const name of ['b1', 'b2', 'b3']) queue.add(job(name, 'background'));
    expect(queue.next()?.name).toBe('b1');
    expect(queue.next()?.name).toBe('b2');
    expect(queue.next()).toBeUndefined();
    queue.add(job('i', 'interactive'));
    expect(queue.next()?.name).toBe('i');
    expect(queue.next()).toBeUndefined();
  });

  it('gives everything back that waits', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(1);
    queue.add(job('b', 'background'));
    queue.add(job('i', 'interactive'));
    expect(queue.clear().map(({ name }) => name)).toEqual(['i', 'b']);
    expect(queue.next()).toBeUndefined();
  });
});
