import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { digest } from '../../text/digest.ts';
import { ALERT_LINK_DAYS, makeAlertLink } from '../alert-links.ts';
import { setAlert } from '../alert-store.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the link that ends the mails about a saved search', () => {
  let server: TestServer;
  let link: string;
  let alert: number;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { database } = server;
    await database.query('delete from bookshelves');
    const [{ shelf = 0, item = 0 } = {}] = await database.query<{ shelf: number; item: number }>(
      `with shelf as (insert into bookshelves (client_ref, author_id, name)
         select 'north', id, 'Sea & <shore>' from users where login = 'user' returning id)
       insert into bookshelf_items (shelf_id, item, fingerprint)
       select id, '{"type": "query", "data": {"query": "ships"}}', 'f' from shelf
       returning shelf_id as shelf, id as item`,
    );
    await setAlert(database, { shelf, item, frequency: 'daily', language: 'de' });
    const [row] = await database.query<{ id: number }>('select id from search_alerts');
    alert = row?.id ?? 0;
    link = (await makeAlertLink(database, alert))('de');
  });

  const frequency = async () =>
    (await server.database.query('select frequency from search_alerts'))[0]?.['frequency'];

  it('asks when it is opened, in the language of the mail, and ends them by its button [S2.317]', async () => {
    const page = await server.call('GET', link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('<h1>Diese E-Mails abschalten?</h1>');
    expect(page.body).toContain('„ships“ in Ihrem Bücherregal „Sea &amp; &lt;shore&gt;“');
    expect(await frequency()).toBe('daily');
    const action = /action="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const ended = await server.call('POST', action, { headers: FORM, body: '' });
    expect(ended.statusCode).toBe(200);
    expect(ended.body).toContain('Diese E-Mails sind abgeschaltet');
    expect(await frequency()).toBe('off');
    expect((await server.call('GET', link)).body).toContain('Diese E-Mails sind abgeschaltet');
  });

  it.each([
    [FORM, 'List-Unsubscribe=One-Click'],
    [
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('ends them for a mail program, as often as it asks [S2.318]', async (headers, body) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.call('POST', link, { headers, body });
      expect(answer.statusCode).toBe(200);
      expect(await frequency()).toBe('off');
    }
  });

  it('ends them again after they were switched on, also by the link of an earlier mail [S2.317]', async () => {
    await server.call('POST', link, { headers: FORM, body: '' });
    await server.database.query("update search_alerts set frequency = 'weekly'");
    await makeAlertLink(server.database, alert);
    await server.call('POST', link, { headers: FORM, body: '' });
    expect(await frequency()).toBe('off');
  });

  it('ends them while the search is off the shelf, and names a search without words by its values [S2.334 S2.335]', async () => {
    await server.database.query(
      `update bookshelf_items set item = '{"type": "query",
         "data": {"query": "", "connection": 0, "facets": {"language": ["Dutch"]}}}'`,
    );
    expect((await server.call('GET', link)).body).toContain('„Dutch“ in Ihrem');
    await server.database.query('delete from bookshelf_items');
    expect((await server.call('GET', link)).body).toContain('einer Suche, die in Ihrem');
    const ended = await server.call('POST', link, { headers: FORM, body: '' });
    expect(ended.body).toContain('die nicht mehr in Ihrem Bücherregal steht');
    expect(await frequency()).toBe('off');
  });

  it('is stored as a hash, and tells nothing when it is unknown or too old [S2.319]', async () => {
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const rows = await server.database.query('select token_hash from search_alert_links');
    expect(rows.map((row) => row['token_hash'])).toEqual([digest(token)]);
    const others = ['/auth/search-mails', `/auth/search-mails?token=${digest(token)}&lang=fr`];
    await server.database.query(
      `update search_alert_links set made_at = made_at - ${ALERT_LINK_DAYS} * interval '1 day'`,
    );
    for (const other of [...others, link]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await server.call(method, other, { headers: FORM, body: '' });
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toContain('ships');
      }
    }
    expect(await frequency()).toBe('daily');
  });
});
