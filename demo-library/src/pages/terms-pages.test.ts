import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '@leeszaal/reference-server/testing/suites';
import { routeTerms } from './terms-pages.ts';

describe('the terms', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
    routeTerms(server.app, server.services);
  });
  afterAll(() => server.close());

  it('are where the portal links to them', async () => {
    const { generalTermsUrl, privacyTermsUrl } = server.services.config;
    for (const url of [generalTermsUrl, privacyTermsUrl]) {
      expect((await server.call('GET', url)).statusCode).toBe(200);
    }
  });

  it.each([
    ['?lang=de', 'Allgemeine Bedingungen'],
    ['?lang=fr', 'Conditions générales'],
    ['', 'Algemene voorwaarden'],
  ])('are in the language of "%s"', async (query, title) => {
    const page = await server.call('GET', `/terms/general${query}`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect(page.body).toContain('hreflang="en"');
    expect(page.body).toContain('href="/licences?lang=');
  });
});
