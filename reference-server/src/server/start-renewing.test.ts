import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { registryLayout, renewRegistry } from '../registry/index.ts';
import { addRoot, makeTrust } from '../testing/test-trust.ts';
import { startRenewing } from './start-renewing.ts';

const DAY = 86_400_000;
let home: string;
const layout = () => registryLayout(join(home, 'dist'));

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-renewing-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The errors of one renewal. */
async function errors(): Promise<string[]> {
  const error = jest.fn<(detail: unknown, message?: string) => void>();
  await startRenewing(layout().root, { error })();
  return error.mock.calls.map(([, message = '']) => message);
}

async function expiresIn(days: number): Promise<void> {
  await makeTrust(layout(), ['shop']);
  await addRoot(layout(), { expires: new Date(Date.now() + days * DAY).toISOString() });
}

it('says nothing of a portal that was never built, and of a root with months to go', async () => {
  expect(await errors()).toEqual([]);
  await expiresIn(61);
  expect(await errors()).toEqual([]);
});

it('reports a root that expires within sixty days', async () => {
  await expiresIn(59);
  expect(await errors()).toEqual([expect.stringContaining('the root expires soon')]);
});

it('reports a registry whose root is lost', async () => {
  await expiresIn(400);
  await renewRegistry(layout());
  await rm(layout().roots);
  expect(await errors()).toEqual(['could not renew the registry']);
});
