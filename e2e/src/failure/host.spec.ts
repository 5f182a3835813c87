import { expectAccessible } from '../screen-checks/accessibility.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { RIJNLAND, WATERLAND } from '../support/shell.ts';
import { faultyPortal } from './faulty-portal.ts';

/* The shell's behaviour when the server fails (`docs/behaviour.md` C 8). The other files here cover
   failures within a screen. */

const { home, message, page, press, proxy, spoil, spoilNothing } = faultyPortal();

/** The portal's API calls at its start (`docs/behaviour.md` C 4). */
const START = [
  '/api/client',
  '/api/user/me',
  '/api/user/role',
  '/api/client/settings',
  '/api/search/moduleinfo',
  '/api/bookshelf',
];

const unreachable = () => message('Server could not be reached');
const without = (path: string) => path.replace(/\?.*/, '');

test('a start without a network is one question, and Try again repeats every call that failed [C8.1]', async () => {
  let asked: string[] = [];
  proxy().spoil((path) => {
    if (!path.startsWith('/api/')) return 'none';
    // Requests of the previous page may still be in progress.
    if (START.includes(without(path))) asked.push(without(path));
    return 'cut';
  });
  const first = START.filter((path) => path !== '/api/bookshelf').sort();
  await page().goto(proxy().url);
  await expect(unreachable()).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  // The portal prefetches shelves for a browser that had a session; after a failure it waits until
  // it knows the user.
  await expect.poll(() => [...new Set(asked)].sort()).toEqual([...START].sort());
  await expect(unreachable()).toHaveCount(1);
  await expectAccessible(page());
  await page().keyboard.press('Escape');
  await page().mouse.click(5, 5);
  await expect(unreachable()).toBeVisible();
  asked = [];
  await press('Try again');
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(first);
  await expect(unreachable()).toHaveCount(1);
  spoilNothing();
  await page().getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(home()).toBeVisible();
  await expect(unreachable()).toHaveCount(0);
});

test('whichever call of the start fails, the portal says whose it is and can be started again [C8.6]', async () => {
  for (const path of ['/config.json', ...START]) {
    proxy().spoil((asked) => (without(asked) === path ? { status: 500 } : 'none'));
    await page().reload();
    await expect(page().getByText(/^Could not initialise Leeszaal$/)).toBeVisible();
    spoilNothing();
    await press('Try again');
    await expect(home()).toBeVisible();
  }
});

test('a 502 or 503 at the start is waited out, four times is a failure [C8.2]', async () => {
  const times = new Map<string, number>();
  const failing = (often: number) =>
    proxy().spoil((path) => {
      if (!START.includes(path)) return 'none';
      const count = (times.get(path) ?? 0) + 1;
      times.set(path, count);
      return count <= often ? { status: count % 2 === 0 ? 503 : 502 } : 'none';
    });
  failing(3);
  await page().reload();
  await expect(home()).toBeVisible();
  expect([...times.values()]).toEqual(START.map(() => 4));
  times.clear();
  failing(4);
  await page().reload();
  await expect(page().getByText(/^Could not initialise/)).toBeVisible();
  expect(Math.max(...times.values())).toBe(4);
});

test('a switch to another library that fails or answers falsy says so, and one stays [C8.7]', async () => {
  const falsy = [false, 0, '', null].map((body) => ({ status: 200, body }));
  await page().goto(proxy().url);
  for (const fault of [{ status: 500 }, { status: 204 }, ...falsy, 'none'] as const) {
    spoil(/^\/api\/client\/switch$/, fault);
    await press('Menu');
    await page()
      .getByRole('menuitem', { name: /^Library/ })
      .press('ArrowRight');
    await page().getByRole('menuitemradio', { name: RIJNLAND }).click();
    if (fault === 'none') break;
    const failed = message('Could not switch client');
    await expect(failed).toContainText(
      'Something went wrong while switching client, please try again later',
    );
    await press('Close');
    await expect(failed).toHaveCount(0);
    await expect(page().getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  }
  await expect(page().getByRole('heading', { level: 1, name: RIJNLAND })).toBeVisible();
});

test('settings and a logo that cannot be had or saved are logged, without a message unless nothing can be stored [C8.3 C8.14 R8.22]', async ({
  openAs,
}) => {
  const logged: string[] = [];
  const desk = await openAs(PEOPLE.admin, '/admin', {}, proxy().url);
  desk.on('console', (line) => logged.push(line.text()));
  const preview = desk.getByRole('img', { name: 'Current logo' });
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  await expect(preview).toBeVisible();
  proxy().spoil((path, method) =>
    method !== 'GET' && /^\/api\/client\/(settings|logo)$/.test(path) ? { status: 500 } : 'none',
  );
  await desk.getByText('Show information text').click();
  await save.click();
  await expect.poll(() => logged.join()).toContain('settings-not-saved');
  await expect(save).toBeEnabled();
  await press('Delete logo', desk);
  await expect.poll(() => logged.join()).toContain('logo-not-deleted');
  await expect(preview).toBeVisible();
  await expect(desk.getByRole('alert').or(desk.getByRole('alertdialog'))).toHaveCount(0);
  spoil(/^\/api\/client\/settings$/, { status: 507 });
  await save.click();
  const full = message('The library is out of storage space', desk);
  await expect(full).toContainText(
    'Your last change was not saved. You can continue to read and search. Please tell your library.',
  );
  await expectAccessible(desk);
  await press('Close', desk);
  await expect(full).toHaveCount(0);
  await press('Cancel', desk);

  spoil(/^\/api\/client\/logo$/, { status: 500 });
  logged.length = 0;
  await desk.goto(proxy().url);
  await expect(desk.getByRole('heading', { level: 1, name: WATERLAND })).toBeVisible();
  await expect.poll(() => logged.join()).toContain('logo-not-loaded');
  await expect(home(desk)).toBeVisible();
});

test('without the registry or a remote the shell stands, and Try again makes up for it [C8.20]', async ({
  openAs,
}) => {
  const failed = page().getByText('This part of the library could not be opened');
  // This browser has verified a registry, which survives an outage.
  spoil(/^\/registry\.json/, 'missing');
  await page().goto(proxy().url);
  await expect(home()).toBeVisible();
  for (const fault of ['missing', 'cut'] as const) {
    await page().evaluate(() => caches.delete('leeszaal-registry'));
    spoil(/^\/registry\.json/, fault);
    await page().goto(proxy().url);
    await expect(failed).toBeVisible();
    await press('Menu');
    await expect(page().getByRole('menuitem', { name: 'About' })).toBeVisible();
    await page().keyboard.press('Escape');
    spoilNothing();
    await press('Try again');
    await expect(home()).toBeVisible();
  }
  // Open parts survive when another cannot be loaded. In a fresh browser: this one may have
  // prefetched the reader.
  spoil(/^\/remotes\/reader\//, 'cut');
  const reader = await openAs(PEOPLE.user, '/pub-unknown', {}, proxy().url);
  const unopened = reader.getByText('This part of the library could not be opened');
  await expect(unopened).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: /^Leeszaal/ }).click();
  await expect(home(reader)).toBeVisible();
  await reader.goBack();
  await expect(unopened).toBeVisible();
  spoilNothing();
  await press('Try again', reader);
  await expect(reader.getByText('Publication not found')).toBeVisible();

  // A view in another remote's page: that page survives.
  spoil(/^\/remotes\/shop\//, 'cut');
  const shopper = await openAs(PEOPLE.user, '/shop', {}, proxy().url);
  const closed = shopper.getByText('This part of the library could not be opened');
  await expect(closed).toBeVisible();
  await expect(shopper.getByRole('article').first()).toBeVisible();
  await expectAccessible(shopper);
  spoilNothing();
  await press('Try again', shopper);
  await expect(shopper.getByRole('searchbox', { name: 'Find a book to buy' })).toBeVisible();
  await expect(closed).toHaveCount(0);
});

test('a hand-off without a token says so [C8.16]', async () => {
  await page().goto(`${proxy().url}/sso`);
  await expect(page().getByRole('alert')).toContainText(
    'A problem occurred while authenticating: Token missing',
  );
  await expectAccessible(page());
});
