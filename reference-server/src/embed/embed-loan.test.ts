import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openTwoLibraries, type TwoLibraries } from '../testing/access/two-libraries.ts';
import {
  allowOrigins,
  from,
  type Institution,
  NORTHERN_PAGE,
  openInstitution,
  SOUTHERN_PAGE,
} from './testing/embed-library.ts';

// Starts threads for documents, which is slow on a busy machine.
jest.setTimeout(60_000);

const PUBLICATION = '/api/publications/pub-letters';
const ACQUIRE = `${PUBLICATION}/license/acquire`;

describe('a loan in an institution’s page', () => {
  let libraries: TwoLibraries;
  let north: Institution;
  let token: string;

  beforeAll(async () => {
    libraries = await openTwoLibraries();
    north = await openInstitution(libraries.server, 'north');
  });
  beforeEach(async () => {
    const { database } = libraries.server;
    await database.query('delete from licences');
    await database.query(`update licence_seats set seats = 1 where pub_key = 'pub-letters'`);
    await database.query(`update clients set settings = '{}'`);
    await allowOrigins(libraries.server, 'north', [NORTHERN_PAGE]);
    await allowOrigins(libraries.server, 'south', [SOUTHERN_PAGE]);
    token = await north.token();
  });
  afterAll(() => libraries.close());

  const get = (url: string, as = token, origin = NORTHERN_PAGE) =>
    libraries.server.call('GET', url, from(origin, as));
  const asUser = async (url: string) =>
    libraries.server.call('GET', url, { token: await libraries.server.tokenOf('user') });
  const acquire = async (): Promise<string> => (await get(ACQUIRE)).json().licenseKey;

  it('lasts from acquire to release, and reads every part of the document [R10.18]', async () => {
    const key = await acquire();
    const { pdf, epub } = libraries;
    for (const url of [
      `/api/appearances/${pdf}`,
      `/api/appearances/${pdf}/cover`,
      `/api/appearances/${pdf}/toc?licenseKey=${key}`,
      `/api/appearances/${pdf}/1.pdf?licenseKey=${key}`,
      `/api/appearances/${pdf}/1.png`,
      `/api/appearances/${pdf}/print?from=1&amount=1&licenseKey=${key}`,
      `/api/appearances/${pdf}/search?query=page&licenseKey=${key}`,
      `/api/appearances/${epub}/one.xhtml?licenseKey=${key}`,
      `/api/licenses/${key}/getExpiryTime`,
      `/api/licenses/${key}/extend`,
      `/api/documents/${pdf}/place`,
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['access-control-allow-origin']).toBe(NORTHERN_PAGE);
    }
    expect((await get(`/api/licenses/${key}/release`)).statusCode).toBe(204);
    expect((await get(`/api/appearances/${pdf}/1.pdf?licenseKey=${key}`)).statusCode).toBe(403);
    expect((await asUser(ACQUIRE)).statusCode).toBe(200);
  });

  it('of one document reads no other, not even of the same publication [R10.10]', async () => {
    const { pdf, epub } = libraries;
    const narrow = await north.token({ docKey: pdf });
    const key = (await get(ACQUIRE, narrow)).json().licenseKey;
    const read = async (path: string, as = narrow) =>
      (await get(`/api/appearances/${path}?licenseKey=${key}`, as)).statusCode;
    expect(await read(`${pdf}/1.pdf`)).toBe(200);
    expect(await read(`${epub}/one.xhtml`)).toBe(403);
    expect(await read(`${epub}/toc`)).toBe(403);
    expect(await read(`${epub}/one.xhtml`, token)).toBe(200);
  });

  it('keeps the place of the person [R10.18]', async () => {
    const url = `/api/documents/${libraries.pdf}/place`;
    const body = { file: '1.pdf', position: '1.pdf', page: 1, fraction: 0, savedAt: Date.now() };
    const saved = await libraries.server.call('PUT', url, { ...from(NORTHERN_PAGE, token), body });
    expect(saved.statusCode).toBe(204);
    const place = async (as: string) => (await get(url, as)).json().place;
    expect(await place(await north.token())).toMatchObject({ file: '1.pdf' });
    const another = await north.token({ person: { id: 'p-9', name: 'Paula Page' } });
    expect(await place(another)).toBeNull();
    await libraries.server.database.query('delete from reading_places');
  });

  it('shares one seat with the same person’s other pages, and with no other person [R10.19]', async () => {
    await acquire();
    expect((await get(ACQUIRE, await north.token())).statusCode).toBe(200);
    const another = await north.token({ person: { id: 'p-9', name: 'Paula Page' } });
    expect((await get(ACQUIRE, another)).statusCode).toBe(403);
    expect((await asUser(ACQUIRE)).statusCode).toBe(403);
  });

  it('names its holder to people of the library, and the people of the library to it [R10.20]', async () => {
    await acquire();
    expect((await asUser(ACQUIRE)).json()).toEqual({
      message: 'This document is already in use',
      users: ['Petra Page'],
    });
    await libraries.server.database.query('delete from licences');
    expect((await asUser(ACQUIRE)).statusCode).toBe(200);
    expect((await get(ACQUIRE)).json()).toEqual({
      message: 'This document is already in use',
      users: ['Ursula User'],
    });
    await libraries.server.database.query(
      `update clients set settings = settings || '{"showLicenceHolders": false}' where ref = 'north'`,
    );
    expect((await get(ACQUIRE)).json()).toEqual({ message: 'This document is already in use' });
  });

  it('cannot be used, prolonged or ended by other people [R10.18]', async () => {
    const key = await acquire();
    const another = await north.token({ person: { id: 'p-9', name: 'Paula Page' } });
    const page = `/api/appearances/${libraries.pdf}/1.pdf?licenseKey=${key}`;
    expect((await get(page, another)).statusCode).toBe(403);
    expect((await get(`/api/licenses/${key}/extend`, another)).json()).toEqual([]);
    await get(`/api/licenses/${key}/release`, another);
    expect((await get(page)).statusCode).toBe(200);
  });

  describe('what a page loads by the key of the loan alone', () => {
    const picture = (key: string, headers: Record<string, string>) =>
      libraries.server.call('GET', `/api/appearances/${libraries.epub}/a.png?licenseKey=${key}`, {
        headers,
      });
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };

    it('can be shown in other pages while the library allows any [R10.21]', async () => {
      const key = await acquire();
      const shown = await picture(key, foreign);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(shown.headers['access-control-allow-origin']).toBeUndefined();
      await allowOrigins(libraries.server, 'north', []);
      const hidden = await picture(key, foreign);
      expect(hidden.headers['cross-origin-resource-policy']).toBe('same-origin');
    });

    it('can be read, as a font is, by allowed pages only [R10.21]', async () => {
      const key = await acquire();
      const font = async (origin: string) =>
        (await picture(key, { ...foreign, origin })).headers['access-control-allow-origin'];
      expect(await font(NORTHERN_PAGE)).toBe(NORTHERN_PAGE);
      expect(await font(SOUTHERN_PAGE)).toBeUndefined();
      expect(await font('null')).toBeUndefined();
    });

    it('stays in the portal when the portal’s own people have the loan [R10.21]', async () => {
      const key = (await asUser(ACQUIRE)).json().licenseKey;
      for (const headers of [foreign, { ...foreign, origin: NORTHERN_PAGE }]) {
        const answer = await picture(key, headers);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    });

    it('stays in the portal when the key is none [R10.21]', async () => {
      for (const key of ['none', 'a%00b', '']) {
        const answer = await picture(key, foreign);
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      }
    });
  });
});
