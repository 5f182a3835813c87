import { portalUrl } from '../portal/portal-address.ts';
import { callAs } from '../support/call-api.ts';
import { documentKey } from '../support/document-path.ts';
import { embedAddress, signInThere, tokenThere } from '../support/embedded-page.ts';
import { BORROWS, tokenOf } from '../support/loans.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { startInstitution } from '../support/start-institution.ts';
import { HANDBOOK } from '../support/titles.ts';
import { expectEvent, readerOf } from './embed-controls.ts';

test.use({ place: 'embed' });

test('from an origin that the library does not allow nothing opens, in neither way', async ({
  openContext,
  institution,
}) => {
  // The library allows the pages of another one.
  await institution();
  const stranger = await startInstitution({ portal: portalUrl(), isAllowed: false });
  try {
    const context = await openContext();
    await signInThere(context, stranger.url, PEOPLE.user);
    const page = await context.newPage();
    const answered: number[] = [];
    page.on('response', (answer) => {
      if (BORROWS.test(answer.url())) answered.push(answer.status());
    });
    await page.goto(await embedAddress(stranger.url, HANDBOOK));
    // The browser says no more to a page than that there was no answer.
    await expect(
      page.getByRole('alertdialog', { name: 'Server could not be reached' }),
    ).toBeVisible();
    await expectEvent(page, 'failed', { reason: 'unreachable' });
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    expect(answered.filter((status) => status < 400)).toEqual([]);

    const blocked = page.waitForEvent('console', (line) => /frame-ancestors/.test(line.text()));
    await page.goto(await embedAddress(stranger.url, HANDBOOK, { way: 'frame' }));
    await blocked;
    expect(await page.locator('#events li').count()).toBe(0);
  } finally {
    await stranger.stop();
  }
});

test('a token is for pages of its library only, and ends with its credential', async ({
  openContext,
  institution,
}) => {
  // The changes of this institution are undone at its end, so the other one must be there before.
  await institution();
  const own = await startInstitution({ portal: portalUrl() });
  try {
    const context = await openContext();
    await signInThere(context, own.url, PEOPLE.user);
    const token = await tokenThere(context, own.url);
    const docKey = await documentKey(HANDBOOK, () => tokenOf(PEOPLE.user));
    const ask = async (headers: Record<string, string>, path = `/appearances/${docKey}`) => {
      const answer = await fetch(`${portalUrl()}/api${path}`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
      });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    expect(await ask({ origin: own.url })).toEqual([200, own.url]);
    expect(await ask({ origin: 'https://elsewhere.example' })).toEqual([403, null]);
    expect(await ask({})).toEqual([403, null]);
    // It reads, and does nothing else.
    expect((await ask({ origin: own.url }, '/user/me'))[0]).toBe(403);

    const admin = await tokenOf(PEOPLE.admin);
    await callAs(admin, 'DELETE', `/embed/credentials/${own.credential}`);
    expect((await ask({ origin: own.url }))[0]).toBe(401);
    const refused = await context.request.post(`${own.url}/embed-example/reader-token`);
    expect(refused.status()).toBe(502);
  } finally {
    await own.stop();
  }
});

test('without a token the reader says so, and opens once there is one', async ({
  arriveAs,
  institution,
}) => {
  const page = await arriveAs(PEOPLE.user);
  const { url } = await institution();
  await page.goto(await embedAddress(url, HANDBOOK));
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  await readerOf(page).evaluate((reader) => {
    const provider = Reflect.get(reader, 'tokenProvider');
    Reflect.set(globalThis, 'goodProvider', provider);
    Reflect.set(globalThis, 'kept', reader);
    Reflect.set(reader, 'tokenProvider', () => Promise.reject(new Error('signed out')));
    reader.remove();
  });
  await page.evaluate(() => {
    document.querySelector('main')?.append(Reflect.get(globalThis, 'kept') as Element);
  });
  await expectEvent(page, 'failed', { reason: 'unauthenticated' });
  await readerOf(page).evaluate((reader) => {
    Reflect.set(reader, 'tokenProvider', Reflect.get(globalThis, 'goodProvider'));
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
});

test('a document of no library is not found', async ({ arriveAs, institution }) => {
  const page = await arriveAs(PEOPLE.user);
  const { url } = await institution();
  await page.goto(`${url}/embed-example?book=no-such-document`);
  await expectEvent(page, 'failed', { reason: 'not-found' });
});
