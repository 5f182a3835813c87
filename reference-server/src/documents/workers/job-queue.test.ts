import { describe, expect, it } from '@jest/globals';
import { type JobPriority, JobQueue } from './job-queue.ts';

const job = (name: string, priority: JobPriority) => ({ name, priority });

describe('a queue', () => {
  it('lets those who wait for an answer go first, each lane in order', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(1);
    const order: string[] = [];
    for (const [name, priority] of [
      ['b1', 'background'],
      ['a1', 'secondary'],
      ['i1', 'interactive'],
      ['b2', 'background'],
      ['a2', 'secondary'],
      ['i2', 'interactive'],
    ] as const) {
      queue.add(job(name, priority));
    }
    for (let next = queue.next(); next; next = queue.next()) {
      order.push(next.name);
      expect(queue.next()).toBeUndefined();
      queue.finish(next);
    }
    expect(order).toEqual(['i1', 'i2', 'a1', 'a2', 'b1', 'b2']);
  });

  it('keeps one of several places for those who wait for an answer [R2.114]', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(3);
    for (const name of ['b1', 'b2']) queue.add(job(name, 'background'));
    for (const name of ['a1', 'a2']) queue.add(job(name, 'secondary'));
    expect(queue.next()?.name).toBe('a1');
    expect(queue.next()?.name).toBe('a2');
    expect(queue.next()).toBeUndefined();
    queue.add(job('i', 'interactive'));
    expect(queue.next()?.name).toBe('i');
    expect(queue.next()).toBeUndefined();
  });

  it('takes out jobs without a waiting caller, and none that runs [R2.113]', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(1);
    const [running, passed, wanted] = ['running', 'passed', 'wanted'].map((name) =>
      job(name, 'interactive'),
    ) as [ReturnType<typeof job>, ReturnType<typeof job>, ReturnType<typeof job>];
    for (const one of [running, passed, wanted]) queue.add(one);
    expect(queue.next()).toBe(running);
    expect(queue.remove(running)).toBe(false);
    expect(queue.remove(passed)).toBe(true);
    queue.finish(running);
    expect(queue.next()).toBe(wanted);
  });

  it('gives everything back that waits', () => {
    const queue = new JobQueue<ReturnType<typeof job>>(1);
    queue.add(job('b', 'background'));
    queue.add(job('a', 'secondary'));
    queue.add(job('i', 'interactive'));
    expect(queue.clear().map(({ name }) => name)).toEqual(['i', 'a', 'b']);
    expect(queue.next()).toBeUndefined();
  });
});
