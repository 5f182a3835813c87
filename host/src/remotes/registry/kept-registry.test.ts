import { expect, it } from '@jest/globals';
import { keepRegistry } from './kept-registry.ts';

const url = 'https://portal.example/registry.json';

it('keeps the last document in the browser', async () => {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (key: string) => stored.get(key)?.clone(),
    put: async (key: string, response: Response) => void stored.set(key, response),
  };
  const kept = keepRegistry(url, () => ({ open: async () => cache }));
  expect(await kept.read()).toBeNull();
  await kept.write({ sequence: 1 });
  await kept.write({ sequence: 2 });
  expect(await kept.read()).toEqual({ document: { sequence: 2 } });
});

it('keeps nothing in a browser without storage', async () => {
  const kept = keepRegistry(url, () => {
    throw new DOMException('denied', 'SecurityError');
  });
  await kept.write({});
  expect(await kept.read()).toBeNull();
});
