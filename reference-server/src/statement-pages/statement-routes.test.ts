import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, STATEMENTS } from '@leeszaal/shared-contracts';
import { XMLValidator } from 'fast-xml-parser';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const BUILT_IN = {
  nl: ['Algemene voorwaarden', 'Hoe lang gegevens worden bewaard', 'tot 45 dagen na het einde'],
  en: ['General terms', 'How long data is kept', '45 days after the session has ended'],
  de: ['Allgemeine Bedingungen', 'Wie lange Daten gespeichert werden', 'bis 45 Tage nach dem Ende'],
  fr: ['Conditions générales', 'Durée de conservation des données', '45 jours après la fin'],
} as const;

describe('the page of a statement', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterEach(async () => {
    await server.database.query('delete from statements', []);
    await server.database.query("update clients set settings = '{}'", []);
  });
  afterAll(() => server.close());

  const page = async (path: string) => (await server.call('GET', `/terms/${path}`)).body;
  const set = (settings: object) =>
    server.database.query("update clients set settings = $1::jsonb where ref = 'north'", [
      JSON.stringify(settings),
    ]);
  const write = (statement: string, language: string, ops: readonly object[]) =>
    server.database.query(
      `insert into statements (client_ref, name, language, text) values ('north', $1, $2, $3)`,
      [statement, language, JSON.stringify({ ops })],
    );

  it.each(STATEMENTS.flatMap((statement) => LANGUAGES.map((lang) => ({ statement, lang }))))(
    'is there for $statement in $lang without a text of the library, and well-formed [S2.102]',
    async ({ statement, lang }) => {
      await set({ sessionRetentionDays: 45 });
      const text = await page(`${statement}?lang=${lang}`);
      const [title, table, days] = BUILT_IN[lang];
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain('<p class="library">Library of the North</p>');
      if (statement === 'general') expect(text).toContain(`<h1>${title}</h1>`);
      expect(text.includes(table)).toBe(statement !== 'general');
      expect(text.includes(days)).toBe(statement !== 'general');
      expect(text).not.toContain('<script');
      const closed = text
        .replace(/<!doctype html>/, '')
        .replace(/<(meta|link|br)([^>]*)>/g, '<$1$2/>');
      expect(XMLValidator.validate(closed)).toBe(true);
    },
  );

  it('has the library’s own text in that language, else in its default language [S2.103]', async () => {
    await set({ defaultLanguage: 'de' });
    await write('general', 'de', [{ insert: 'Auf Deutsch\n' }]);
    await write('general', 'fr', [{ insert: 'En français\n' }]);
    const french = await page('general?lang=fr');
    expect(french).toContain('<p>En français</p>');
    expect(french).not.toContain('lang="de"><p>');
    const english = await page('general?lang=en');
    expect(english).toContain('<div lang="de"><p>Auf Deutsch</p></div>');
    expect(english).toContain('This text is available in German only.');
    expect(await page('general?lang=nl')).toContain('alleen in het Duits');
    // A text in another language than these is shown in its own only.
    await set({ defaultLanguage: 'en' });
    expect(await page('general?lang=nl')).toContain(
      'heeft voor dit portaal geen eigen voorwaarden',
    );
  });

  it('shows what a library writes, and no markup in it [S2.104]', async () => {
    await write('privacy', 'nl', [
      { insert: 'Kop' },
      { insert: '\n', attributes: { header: 1 } },
      { insert: '<script>alert(1)</script>', attributes: { bold: true, italic: true } },
      { insert: '\n\n' },
      { insert: 'een' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'twee', attributes: { strike: true } },
      { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
      { insert: 'site', attributes: { link: 'https://x.example/?a=1&b="' } },
      { insert: 'post', attributes: { link: 'mailto:a@x.example' } },
      { insert: 'kwaad', attributes: { link: 'javascript:alert(1)' } },
      { insert: '\n', attributes: { indent: 2 } },
      { insert: { image: 'data:image/png;base64,x' } },
    ]);
    const text = await page('privacy?lang=nl');
    expect(text).toContain(
      [
        '<h2>Kop</h2>',
        '<p><strong><em>&lt;script&gt;alert(1)&lt;/script&gt;</em></strong></p>',
        '<ul><li>een<ol><li><s>twee</s></li></ol></li></ul>',
        '<div class="indented"><div class="indented">',
        '<p><a href="https://x.example/?a=1&amp;b=&quot;">site</a>',
        '<a href="mailto:a@x.example">post</a>kwaad</p></div></div>',
      ].join(''),
    );
    expect(text).not.toMatch(/<script|<img|javascript:/);
    // What the library keeps is shown below its own text.
    expect(text).toContain('Hoe lang gegevens worden bewaard');
  });

  it('says how long the library keeps what, by its settings [S2.105]', async () => {
    const cells = async () => {
      const text = await page('privacy?lang=en');
      const rows = [...text.matchAll(/<th scope="row">([^:<,]+)[^<]*<\/th><td>([^<]*)<\/td>/g)];
      return Object.fromEntries(rows.map(([, data, time]) => [data, time]));
    };
    expect(await cells()).toMatchObject({
      Sessions: '1 day after the session has ended',
      Loans: 'a few hours after the loan has ended at most',
      'Reading places': '1095 days after you last read; without an account 180 days',
      Searches: 'not kept',
      'Log of the administration': '730 days',
      'Log of the people who read on a website of an institution': '90 days',
    });
    await set({
      loanRetentionDays: 14,
      placeRetentionDays: 1,
      logRetentionDays: 60,
      sessionRetentionDays: 9999,
    });
    expect(await cells()).toMatchObject({
      Sessions: '365 days after the session has ended',
      Loans: '14 days after the loan has ended; without an account a few hours at most',
      'Reading places': '30 days after you last read',
      'Log of the administration': '60 days',
      'Log of the people who read on a website of an institution': '60 days',
    });
    expect(await page('storage?lang=en')).toContain('How long data is kept');
  });

  it('says who sees the names of borrowers, and how the library is reached [S2.105]', async () => {
    const named = 'see the names of those who have it on loan';
    const text = await page('privacy?lang=en');
    expect(text).toContain(named);
    expect(text).toContain('<a href="mailto:desk@north.example">desk@north.example</a>');
    await set({ showLicenceHolders: false });
    expect(await page('privacy?lang=en')).not.toContain(named);
    expect(await page('privacy?lang=en&library=south')).toContain(
      'Please ask your questions at the library.',
    );
  });

  it('is that of the public library unless the address names another [S2.106]', async () => {
    expect(await page('general')).toContain('Library of the North');
    const southern = await page('general?library=south&lang=nl&other=1');
    expect(southern).toContain('Library of the South');
    // The links to other languages and statements keep the library, and nothing else.
    expect(southern).toContain('href="/terms/general?lang=fr&amp;library=south"');
    expect(southern).toContain('href="/terms/privacy?library=south&amp;lang=nl"');
    expect(southern).toContain('href="/licences?lang=nl"');
    const unknown = await server.call('GET', '/terms/general?library=nowhere&lang=en');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('Unknown library');
    expect(unknown.body).not.toContain('Library of the');
  });

  it('needs no session, and is where the portal links to it [S2.106 S2.107]', async () => {
    const config = (await server.call('GET', '/config.json')).json();
    expect(config).toMatchObject({
      generalTermsUrl: '/terms/general',
      privacyTermsUrl: '/terms/privacy',
      storageTermsUrl: '/terms/storage',
      secondFactorUrl: '/auth/two-factor',
    });
    for (const statement of STATEMENTS) {
      const answer = await server.call('GET', config[`${statement}TermsUrl`]);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

it('is there in a portal without a library', async () => {
  const server = await createTestServer();
  await server.database.query('delete from clients', []);
  const answer = await server.call('GET', '/terms/privacy?lang=en');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<p class="library">Leeszaal</p>');
  await server.close();
});
