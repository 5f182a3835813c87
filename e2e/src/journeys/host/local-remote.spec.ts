import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalUrl } from '../../portal/portal-address.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';

const CODE = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';

let server: Server;
let port: number;
let asked: number;

/** The response of a development server to every request. */
const REMOTE = JSON.stringify({
  name: 'catalogue',
  version: '0.1.0',
  contract: '^1.0',
  routes: [{ name: 'home', path: '/', minimumRole: 'none' }],
});

test.beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.setHeader('Access-Control-Allow-Origin', '*').end(REMOTE);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  ({ port } = server.address() as AddressInfo);
});
test.beforeEach(() => {
  asked = 0;
});
test.afterAll(() => void server.close());

test('nothing in a browser puts a local remote into a portal in production', async ({
  openAs,
  request,
}) => {
  const page = await openAs(PEOPLE.user, '/');
  const switched = `local-remote=${port}&code=${CODE}`;
  const choice = JSON.stringify({ port });
  await page
    .context()
    .addCookies([{ name: 'leeszaal.local-remote', value: String(port), url: portalUrl() }]);
  await page.evaluate(
    ([key = '', value = '']) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
    },
    ['leeszaal.local-remote', choice],
  );
  for (const path of [`/?${switched}`, `/#${switched}`]) {
    await page.goto(portalUrl() + path);
    await page.reload();
    await expect(searchField(page)).toBeVisible();
    await page.evaluate((message) => window.postMessage(message, '*'), JSON.parse(choice));
    await expect(page.getByRole('button', { name: 'Back to the released one' })).toHaveCount(0);
  }
  expect(asked).toBe(0);
  // The policy of the page would stop the code even if the host had any for this.
  const answer = await request.get(portalUrl());
  expect(answer.headers()['content-security-policy']).not.toContain('localhost:');
  expect((await request.get(`${portalUrl()}/local-remotes.json`)).status()).toBe(404);
});
