import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '@leeszaal/reference-server/testing/suites';
import { routeCatalogueSystem } from './catalogue-system.ts';

describe('the stand-in for a catalogue system', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    routeCatalogueSystem(server.app, server.services);
  });
  afterAll(() => server.close());

  const addressOf = async (): Promise<string> => {
    const answer = await server.call('POST', '/api/module/openinbibisactiontoken', {
      token: await server.tokenOf('admin'),
      body: { publicationId: 1, connectionId: 0 },
    });
    return answer.json().url;
  };

  it('shows the record, once', async () => {
    const url = await addressOf();
    const page = await server.call('GET', url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Letters');
    const again = await server.call('GET', url, { headers: { 'accept-language': 'fr' } });
    expect(again.statusCode).toBe(403);
    expect(again.body).toContain('Cet accès est fermé');
    // A page that can be shown once leads to no other language.
    expect(again.body).not.toContain('hreflang');
  });
});
