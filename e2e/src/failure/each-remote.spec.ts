import type { Fault } from '@leeszaal/test-support';
import type { CDPSession } from 'playwright/test';
import { goWithin } from '../open-book/go-within.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { faultyPortal } from './faulty-portal.ts';
import { type Remote, remotesOf } from './registered-remotes.ts';
import { type Place, THROWS, throwInRemotes } from './throw-in-remotes.ts';

/* Each remote that the registry names fails in each way, and the rest of the portal goes on. */

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
  const names = remotes.map(({ name }) => name);
  await page().addInitScript(throwInRemotes, { names, item: THROWS });
});
test.afterAll(() => console.table(table));

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
  await tryAgain(remote);
}

async function tryAgain(remote: Remote): Promise<void> {
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

/** Selects initial files at all their addresses: after a failure the host adds a query. */
const ofInitial =
  (end: RegExp) =>
  ({ initial }: Remote, address: string): boolean => {
    const [path = ''] = address.split('?');
    return initial.includes(path) && end.test(path);
  };

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

/** The place at which a remote throws, and the heading of the panel. */
const THROWN: readonly (readonly [place: Place, heading: RegExp])[] = [
  ['evaluation', /could not be opened$/],
  ['mount', /could not be opened$/],
  ['render', /stopped unexpectedly$/],
  ['change', /stopped unexpectedly$/],
];

const throwAt = (place: Place) =>
  page().evaluate(([item, value]) => sessionStorage.setItem(item, value), [THROWS, place] as const);
const throwNowhere = () => page().evaluate((item) => sessionStorage.removeItem(item), THROWS);

async function expectThrown(remote: Remote, place: Place, heading: RegExp): Promise<void> {
  if (place !== 'change') await throwAt(place);
  await open(remote);
  if (place === 'change') {
    await expectRun(remote);
    await throwAt(place);
    await goWithin(page(), `${remote.screen}?changed`);
  }
  const stopped = page().getByRole('heading', { name: heading });
  await expect(stopped, remote.name).toBeVisible();
  await expectRestToLive();
  await throwNowhere();
  await page().getByRole('button', { name: 'Try again' }).click();
  await expect(stopped).toBeHidden();
  await expectRun(remote);
  note(`throws: ${place}`, remote, RECOVERED);
}

async function expectEventThrown(remote: Remote): Promise<void> {
  await open(remote);
  await expectRun(remote);
  await throwAt('event');
  await page().locator(`[data-remote="${remote.name}"]`).dispatchEvent('click');
  expect(await page().evaluate((item) => sessionStorage.getItem(item), THROWS)).toBeNull();
  await expectRun(remote);
  await expect(page().getByRole('button', { name: 'Menu' })).toBeVisible();
  note('throws: event', remote, 'goes on');
}

test('a remote that throws stops alone, and recovers without a reload [C8.20]', async () => {
  const shop = remotes.filter(({ name }) => name === 'shop');
  for (const [place, heading] of THROWN) {
    for (const remote of shop) await expectThrown(remote, place, heading);
  }
  for (const remote of shop) await expectEventThrown(remote);
});

for (const [place, heading] of THROWN) {
  test(`each remote throws: ${place} [C8.20] @full`, async () => {
    for (const remote of remotes) await expectThrown(remote, place, heading);
  });
}

test('each remote throws: event [C8.20] @full', async () => {
  for (const remote of remotes) await expectEventThrown(remote);
});

test('files of each remote: the entry never comes [C8.20] @full', async () => {
  await page().clock.install();
  for (const remote of remotes) {
    const held = new Set<string>();
    proxy().spoil((path) => {
      // The host's next address of the same file is right; this response never comes.
      if (!ENTRY(remote, path) || path.includes('?')) return 'none';
      held.add(path);
      return 'held';
    });
    await open(remote);
    await expect.poll(() => held.size).toBeGreaterThan(0);
    // The calls of the start have their own time limits.
    await expect(page().getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(async () => {
      await page().clock.fastForward('00:08');
      await expect(panel(), remote.name).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectRestToLive();
    await tryAgain(remote);
    note('an entry that never comes', remote, RECOVERED);
  }
});

/** Screens on which no message covers the menu. */
const OPEN_SCREENS: Readonly<Record<string, string>> = { reader: '/pub-unknown' };

test('files of each remote: a chunk that is lost later [C8.20] @full', async () => {
  for (const { screen, ...rest } of remotes) {
    const remote = { ...rest, screen: OPEN_SCREENS[rest.name] ?? screen };
    const headings = page().locator(`[data-remote="${remote.name}"]`).getByRole('heading');
    const isGerman = (path: string) =>
      path.startsWith(remote.folder) && path.includes('/messages-de');
    await open(remote);
    await expect(headings.first()).toBeVisible();
    await page().evaluate(() => Object.assign(window, { isSamePage: true }));
    const lost: string[] = [];
    proxy().spoil((path) => {
      if (!isGerman(path)) return 'none';
      lost.push(path);
      return 'cut';
    });
    await page().getByRole('button', { name: 'Menu' }).click();
    await page()
      .getByRole('menuitem', { name: /^Language/ })
      .click();
    await page().getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page().getByRole('button', { name: 'Menü' })).toBeVisible();
    await expect.poll(() => lost.length, remote.name).toBeGreaterThan(1);
    await expectRun(remote);
    const english = await headings.allInnerTexts();
    spoilNothing();
    await expect
      .poll(() => headings.allInnerTexts(), { message: remote.name, timeout: 30_000 })
      .not.toEqual(english);
    expect(await page().evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await page().evaluate(() => localStorage.setItem('hl-language', 'en'));
    note('a chunk that is lost later', remote, 'goes on, recovered');
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
