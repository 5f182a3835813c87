import { expect, it } from '@jest/globals';
import { createGate } from './gate.ts';

it('shuts when those within are done, and keeps the others waiting until it opens', async () => {
  const gate = createGate();
  const events: string[] = [];
  const finish = Promise.withResolvers<void>();
  const first = gate.through(() => finish.promise);
  const shut = gate.shut().then(() => events.push('still'));
  const second = gate.through(async () => void events.push('second'));
  await Promise.resolve();
  expect(events).toEqual([]);
  finish.resolve();
  await Promise.all([first, shut]);
  expect(events).toEqual(['still']);
  gate.open();
  await second;
  expect(events).toEqual(['still', 'second']);
});

it('is shut at once when it is empty, and lets go of who fails', async () => {
  const gate = createGate();
  await expect(gate.through(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await gate.shut();
  gate.open();
  await gate.through(() => Promise.resolve());
});
