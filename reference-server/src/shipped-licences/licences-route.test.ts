import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { licencesFile, parsePublicKey, type Root } from '@leeszaal/shared-contracts/registry';
import { XMLValidator } from 'fast-xml-parser';
import { registryFile, testRemote } from '../testing/portal-registry.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { testKey } from '../testing/test-trust.ts';
import { SERVER_LICENCES } from './read-parts.ts';

const described = (name: string, licence = 'MIT', text = `Copyright ${name} & co\n\nFree.`) => ({
  name,
  version: '1.2.3',
  licence,
  texts: [{ file: 'LICENSE', text }],
});
const SHOP = testRemote('shop', ['/shop']);
const SILENT = testRemote('silent', ['/silent']);
const TALL = testRemote('tall', ['/tall']);
const ELSEWHERE = 'https://files.example/leeszaal/';
const away = testRemote('away', ['/away']);
const AWAY = { ...away, active: { ...away.active, base: ELSEWHERE } };
const script = (name: string) => ({
  file: `abc/${name}.js`,
  integrity: `sha384-${'a'.repeat(64)}`,
});

/** A root that allows files of `away` on another origin. */
async function claimedRoot() {
  const keys = [parsePublicKey(await testKey('root'))];
  const root: Root = {
    version: 1,
    expires: '2100-01-01T00:00:00.000Z',
    keys,
    threshold: 1,
    registry: keys,
    remotes: {},
    addresses: { away: [ELSEWHERE] },
  };
  return { payload: Buffer.from(JSON.stringify(root)).toString('base64url'), signatures: [] };
}

describe('the page of licences', () => {
  let server: TestServer;
  let distDir: string;
  const write = async (path: string, value: unknown) => {
    const file = join(distDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  };
  beforeAll(async () => {
    distDir = await mkdtemp(join(tmpdir(), 'leeszaal-dist-'));
    await write(SERVER_LICENCES, [described('fastify'), described('both')]);
    await write(`host/${licencesFile}`, [described('react'), described('both')]);
    await write('embed/embed.json', { reader: script('reader'), frame: script('frame') });
    await write(`embed/abc/${licencesFile}`, [described('preact', 'Apache-2.0', 'Long text')]);
    await write(`${SHOP.active.folder}/${licencesFile}`, [
      described('<i>odd</i>', 'LicenseRef-Team', '</pre><script>alert(1)</script>'),
    ]);
    await write(`${TALL.active.folder}/${licencesFile}`, 'x'.repeat(5 * 1024 ** 2));
    await write('registry.json', {
      ...JSON.parse(registryFile({ shop: SHOP, silent: SILENT, tall: TALL, away: AWAY })),
      roots: [await claimedRoot()],
    });
    server = await createTestServer({ config: { distDir } });
  });
  afterAll(async () => {
    await server.close();
    await rm(distDir, { recursive: true });
  });
  const page = async (lang = 'en') =>
    (
      await server.call('GET', `/licences?lang=${lang}`, {
        headers: { 'accept-encoding': 'identity' },
      })
    ).body;

  it('lists the packages of the server, the host, the embed and the releases, each once [S2.90]', async () => {
    const text = await page();
    for (const [name, parts] of [
      ['fastify', 'Server'],
      ['react', 'Portal'],
      ['both', 'Server, Portal'],
      ['preact', 'Reader for other websites'],
      ['&lt;i&gt;odd&lt;/i&gt;', 'shop 1'],
    ] as const) {
      expect(text).toContain(`<b translate="no">${name}</b> 1.2.3 <small>(${parts})</small>`);
    }
    expect(text.match(/>both</g)).toHaveLength(1);
    expect(text).toContain('Copyright both &amp; co');
    expect(text.match(/<pre[^>]*>Free\.<\/pre>/g)).toHaveLength(1);
  });

  it('lists what a team releases meanwhile, and names a part that has no list [S2.93]', async () => {
    const told = 'this part does not say which packages it contains.';
    const before = await page();
    expect(before).toContain(`<li>silent 1: ${told}</li>`);
    expect(before).toContain(`<li>tall 1: ${told}</li>`);
    const folder = ELSEWHERE + AWAY.active.folder;
    expect(before).toContain(`<li>away 1: ${told} <a href="${folder}/${licencesFile}">`);
    await write(`${SILENT.active.folder}/${licencesFile}`, [described('charts')]);
    const after = await page();
    expect(after).toContain('<li>silent 1: 1 package</li>');
    expect(after).toContain('<b translate="no">charts</b>');
  });

  it.each([
    ['nl', 'Licenties'],
    ['en', 'Licences'],
    ['de', 'Lizenzen'],
    ['fr', 'Licences'],
  ])(
    'is well-formed in %s, runs no script, and has the texts in English [S2.94]',
    async (lang, title) => {
      const text = await page(lang);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toMatch(/<details><summary>[^<]+<\/summary><pre lang="en" translate="no">/);
      expect(text).not.toContain('<script');
      const closed = text
        .replace(/<!doctype html>/, '')
        .replace(/<(meta|link|br)([^>]*)>/g, '<$1$2/>');
      expect(XMLValidator.validate(closed)).toBe(true);
    },
  );

  it('may be read by anyone, and is compressed', async () => {
    const answer = await server.call('GET', '/licences', { headers: { 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const config = await server.call('GET', '/config.json');
    expect(config.json()).toMatchObject({ licencesUrl: '/licences' });
  });
});
