import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { readRegistry } from '@leeszaal/reference-server/registry';
import type { BrowserContext, Page } from 'playwright';
import type { Fault, FaultyServer } from './testing/faulty-server.ts';
import {
  askForLaterIn,
  colourIn,
  GREETING,
  outcomeOf,
  tryAgainIn,
} from './testing/loader-visit.ts';
import {
  publishSmallRemote,
  type RemoteFiles,
  type SmallPortal,
  startSmallPortal,
} from './testing/small-portal.ts';

/*
 * The loader in a real browser, under the portal's real policy: whatever is wrong with a remote's
 * files, nothing that the registry doesn't name runs, and *Try again* works once they are right.
 */
jest.setTimeout(60_000);

let portal: SmallPortal;
let server: FaultyServer;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  portal = await startSmallPortal();
  ({ server } = portal);
}, 600_000);
afterAll(() => portal.stop());

beforeEach(async () => {
  server.reset();
  complaints = [];
  context = await portal.browser.newContext();
  page = await context.newPage();
  // Browsers differ in what they write to the console about a breach of the policy.
  await page.exposeFunction('reportBreach', (directive: string) => complaints.push(directive));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'reportBreach')(effectiveDirective),
    ),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  expect(await page.textContent('header')).toBe('The header stays');
  await context.close();
});

const outcome = () => outcomeOf(page);
const tryAgain = () => tryAgainIn(page);
const askForLater = () => askForLaterIn(page);

/** The statements that order the layers of a page. */
const layersOf = (of: Page): Promise<string[]> =>
  of.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerStatementRule ? [rule.nameList.join(', ')] : [])),
  );

const colourOf = (selector: string) => colourIn(page, selector);

function setFault(file: keyof RemoteFiles, fault: Fault): void {
  server.reset();
  server.faults.set(portal.files[file], fault);
}

test('a remote runs, with its styles and its later part, each file fetched once', async () => {
  await page.goto(server.address);
  expect(await outcome()).toBe('mounted');
  expect(await colourOf('[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  expect(await askForLater()).toBe(GREETING);
  const asked = server.requests.filter((path) => path.startsWith('/remotes/'));
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toHaveLength(7);
});

test('a remote from elsewhere is found by its own configuration, with its policies and its layer', async () => {
  await publishSmallRemote(portal.layout, 'notices', '/notices/:id(\\d+)');
  await page.goto(`${server.address}/notices/12`);
  expect(await outcome()).toBe('mounted');
  expect(await askForLater()).toBe(GREETING);
  const asked = server.requests.filter((path) => path.startsWith('/remotes/'));
  expect(asked.every((path) => path.startsWith('/remotes/notices/'))).toBe(true);
  expect(await layersOf(page)).toEqual([
    'leeszaal.base, leeszaal.ui, leeszaal.host',
    'leeszaal.sample, leeszaal.notices',
  ]);
});

/** More than the time that the host gives a remote to load, in ms. */
const LONGER_THAN_LIMIT = 60_000;

const initialFiles = ['manifest', 'entry', 'exposed', 'style'] as const;

test.each([
  ['missing', 'files-missing'],
  ['changed', 'files-changed'],
] as const)(
  'each file in turn is %s, and each time Try again tells the truth',
  async (fault, reason) => {
    setFault('manifest', fault);
    await page.goto(server.address);
    expect(await outcome()).toBe(reason);
    for (const file of initialFiles) {
      setFault(file, fault);
      expect(await tryAgain()).toBe(reason);
      expect(await page.getByTestId('opening').count()).toBe(0);
    }
    server.faults.clear();
    expect(await tryAgain()).toBe('mounted');
    expect(await colourOf('[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  },
);

test.each(['entry', 'exposed', 'style'] as const)(
  'Try again does not wait for a request without a response: %s',
  async (file) => {
    await page.clock.install();
    setFault(file, 'hung');
    await page.goto(server.address);
    // The page sets the limit before it requests a file.
    const isAsked = () => server.requests.some((path) => path.endsWith(portal.files[file]));
    while (!isAsked()) await setTimeout(20);
    await page.clock.fastForward(LONGER_THAN_LIMIT);
    expect(await outcome()).toBe('timeout');
    server.faults.clear();
    expect(await tryAgain()).toBe('mounted');
    expect(await colourOf('[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  },
);

describe('a file that changes between its check and its use', () => {
  const files = ['entry', 'exposed', 'style'] as const;

  test.each(files)('%s: what was preloaded and checked runs', async (file) => {
    setFault(file, 'changed-later');
    await page.goto(server.address);
    expect(await outcome()).toBe('mounted');
    expect(await colourOf('[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  });

  test.each(files)('%s: what was fetched and checked is compared again', async (file) => {
    setFault(file, 'missing');
    await page.goto(server.address);
    expect(await outcome()).toBe('files-missing');
    setFault(file, 'changed-later');
    expect(await tryAgain()).toBe('load-error');
    server.faults.clear();
    expect(await tryAgain()).toBe('mounted');
    expect(await colourOf('[data-testid=opening]')).toBe('rgb(1, 2, 3)');
  });
});

describe('a file that is loaded later', () => {
  test.each([
    ['laterScript', 'missing'],
    ['laterScript', 'changed'],
    ['laterStyle', 'missing'],
    ['laterStyle', 'changed'],
    ['worker', 'missing'],
    ['worker', 'changed'],
  ] as const)('%s %s: the remote notices, and its next attempt works', async (file, fault) => {
    setFault(file, fault);
    await page.goto(server.address);
    expect(await outcome()).toBe('mounted');
    expect(await askForLater()).toBe(file === 'worker' ? 'TypeError' : 'ChunkLoadError');
    server.faults.clear();
    expect(await askForLater()).toBe(GREETING);
  });
});

test('a registry that is unreachable or changed is not used, and is asked for again', async () => {
  server.faults.set('/registry.json', 'missing');
  await page.goto(server.address);
  expect(await outcome()).toBe('registry-unreachable');
  // The byte in the middle belongs to the statement of the remote.
  server.faults.set('/registry.json', 'changed');
  expect(await tryAgain()).toBe('release-refused');
  server.faults.clear();
  expect(await tryAgain()).toBe('mounted');
});

test('an unsigned registry, such as development has, is not used by a built host', async () => {
  const signed = await readFile(portal.layout.registry);
  const registry = await readRegistry(portal.layout);
  try {
    await writeFile(portal.layout.registry, JSON.stringify(registry));
    await page.goto(server.address);
    expect(await outcome()).toBe('registry-invalid');
  } finally {
    await writeFile(portal.layout.registry, signed);
  }
});

test('a breach of the policy does not go unnoticed', async () => {
  await page.goto(server.address);
  expect(await outcome()).toBe('mounted');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  while (complaints.length === 0) await setTimeout(20);
  expect(complaints.splice(0)).toEqual(['style-src-elem']);
});
