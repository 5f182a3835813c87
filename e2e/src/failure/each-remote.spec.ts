import type { Fault } from '@leeszaal/test-support';
import type { CDPSession } from 'playwright/test';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { faultyPortal } from './faulty-portal.ts';
import { readStatements } from './read-statements.ts';

/* Each remote that the registry names fails in each way, and the rest of the portal goes on. */

interface Remote {
  readonly name: string;
  /** The address of a screen. */
  readonly screen: string;
  /** The address of the release's folder. */
  readonly folder: string;
  /** The addresses of all files with a digest, and of those that the start needs. */
  readonly files: readonly string[];
  readonly initial: readonly string[];
}

/** The outcomes by fault and remote, printed at the end. */
const table: Record<string, Record<string, string>> = {};
const RECOVERED = 'panel, recovered';

function note(fault: string, { name }: Remote, outcome: string): void {
  table[fault] = { ...table[fault], [name]: outcome };
}

const { page, proxy, spoilNothing } = faultyPortal(PEOPLE.admin);
let browser: CDPSession;
let remotes: readonly Remote[];

test.beforeAll(async () => {
  browser = await page().context().newCDPSession(page());
  remotes = await remotesOf(proxy().url);
});
test.afterAll(() => console.table(table));

async function remotesOf(origin: string): Promise<readonly Remote[]> {
  return [...(await readStatements(origin))].map(([name, { active, routes }]) => ({
    name,
    screen: routes[0]?.path.replace(/:\w+/g, 'unknown') ?? '/',
    folder: `/${active.folder}/`,
    files: active.files.map(({ path }) => `/${active.folder}/${path}`),
    initial: active.initial.map((path) => `/${active.folder}/${path}`),
  }));
}

const panel = () =>
  page().getByRole('heading', { name: 'This part of the library could not be opened' });

/** Opens the screen of a remote without the browser's cache. */
async function open({ screen }: Remote): Promise<void> {
  await browser.send('Network.clearBrowserCache');
  // Preloads of files that do not come hold back the load event.
  await page().goto(proxy().url + screen, { waitUntil: 'commit' });
}

async function expectRestToLive(): Promise<void> {
  await page().getByRole('button', { name: 'Menu' }).click();
  await expect(page().getByRole('menuitem', { name: 'About' })).toBeVisible();
  await page().keyboard.press('Escape');
}

/** The remote runs: it may show its screen, or a message about the unknown document of the address. */
async function expectRun({ name }: Remote): Promise<void> {
  await expect(page().locator(`[data-remote="${name}"]`)).toBeAttached();
  await expect(panel()).toBeHidden();
}

async function expectRecovery(remote: Remote): Promise<void> {
  spoilNothing();
  await page().getByRole('button', { name: 'Try again' }).click();
  await expectRun(remote);
}

/** A fault of some of a remote's files. */
interface FaultOfFiles {
  readonly title: string;
  readonly fault: Fault;
  /** Selects the addresses; by default all of the release. */
  readonly spoils?: (remote: Remote, path: string) => boolean;
}

const ofInitial =
  (end: RegExp) =>
  ({ initial }: Remote, path: string): boolean =>
    initial.includes(path) && end.test(path);

const MANIFEST = ofInitial(/manifest\.json$/);
const ENTRY = ofInitial(/remoteEntry\.js$/);
const CHUNK = ofInitial(/expose.*\.js$/);
const STYLE = ofInitial(/\.css$/);
const PAGE = '<!doctype html><title>Not found</title>';

const FAULTS: readonly FaultOfFiles[] = [
  { title: 'missing (404)', fault: 'missing' },
  { title: 'failing (500)', fault: { status: 500 } },
  { title: 'cut off', fault: 'cut' },
  { title: 'HTML instead of the entry', fault: { status: 200, body: PAGE }, spoils: ENTRY },
  { title: 'another JSON as the manifest', fault: { status: 200, body: {} }, spoils: MANIFEST },
  { title: 'a changed byte in the manifest', fault: 'changed', spoils: MANIFEST },
  { title: 'a changed byte in the entry', fault: 'changed', spoils: ENTRY },
  { title: 'a changed byte in a chunk', fault: 'changed', spoils: CHUNK },
  { title: 'a changed byte in a style sheet', fault: 'changed', spoils: STYLE },
  { title: 'a style sheet that is blocked', fault: 'cut', spoils: STYLE },
];

for (const { title, fault, spoils } of FAULTS) {
  test(`files of each remote: ${title} [C8.20] @full`, async () => {
    for (const remote of remotes) {
      proxy().spoil((path) =>
        (spoils?.(remote, path) ?? path.startsWith(remote.folder)) ? fault : 'none',
      );
      await open(remote);
      await expect(panel(), remote.name).toBeVisible();
      await expectRestToLive();
      await expectRecovery(remote);
      note(title, remote, RECOVERED);
    }
  });
}

test('files of each remote: the entry never comes [C8.20] @full', async () => {
  await page().clock.install();
  for (const remote of remotes) {
    const held = new Set<string>();
    proxy().spoil((path) => {
      if (!ENTRY(remote, path)) return 'none';
      held.add(path);
      return 'held';
    });
    await open(remote);
    await expect.poll(() => held.size).toBeGreaterThan(0);
    // The calls of the start have their own time limits.
    await expect(page().getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(async () => {
      await page().clock.fastForward('01:00');
      await expect(panel(), remote.name).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectRestToLive();
    await expectRecovery(remote);
    note('an entry that never comes', remote, RECOVERED);
  }
});

test('no file of any remote runs with one changed byte, whenever it is asked for [C8.20]', async () => {
  for (const remote of remotes) {
    await open(remote);
    await expectRun(remote);
    proxy().spoil((path) => (path.startsWith(remote.folder) ? 'changed' : 'none'));
    // Another address than the one that the browser may have cached.
    const files = remote.files.map((file) => `${proxy().url + file}?later`);
    const ran = await page().evaluate(async (addresses) => {
      const outcomes = await Promise.all(addresses.map(run));
      return addresses.filter((_, index) => outcomes[index]);

      async function run(address: string): Promise<boolean> {
        if (!/\.(?:js|css)\?/.test(address)) {
          return fetch(address).then(
            () => true,
            () => false,
          );
        }
        const { promise, resolve } = Promise.withResolvers<boolean>();
        const element = /\.js\?/.test(address)
          ? Object.assign(document.createElement('script'), { src: address })
          : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
        element.onload = () => resolve(true);
        element.onerror = () => resolve(false);
        document.head.append(element);
        return promise.finally(() => element.remove());
      }
    }, files);
    expect(ran).toEqual([]);
    note('a changed byte in any file, later', remote, `${files.length} blocked`);
    spoilNothing();
  }
});
