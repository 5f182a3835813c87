import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const WARNING = 40;

describe('reports of violations', () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await createTestServer({
      config: { trustProxy: () => true, logLevel: 'warn', collectCspReports: true },
      logStream: { write: (line) => lines.push(line) },
    });
  });
  afterAll(() => server.close());

  const send = (body: string, address = '192.0.2.1', type = 'application/csp-report') =>
    server.call('POST', '/csp-report', {
      body,
      headers: { 'content-type': type, 'x-forwarded-for': address },
    });
  const collected = async () => (await server.call('GET', '/csp-report')).json();
  const logged = () =>
    lines.map((line) => JSON.parse(line)).filter(({ level }) => level === WARNING);
  const forget = async () => {
    lines.length = 0;
    await server.call('DELETE', '/csp-report');
  };
  const reportOf = (report: object) => JSON.stringify({ 'csp-report': report });

  it('are logged and kept with what tells something, cut short and without secrets', async () => {
    await forget();
    await send(
      reportOf({
        'document-uri': 'https://library.example/search?accessToken=abc&query=cats',
        'blocked-uri': `https://elsewhere.example/${'x'.repeat(60_000)}`,
        'line-number': 3,
        'source-file': 7,
        'original-policy': 'left out',
        more: { deep: ['left out too'] },
      }),
    );
    const report = {
      'csp-report': {
        'document-uri': 'https://library.example/search',
        'blocked-uri': `https://elsewhere.example/${'x'.repeat(60_000)}`.slice(0, 500),
        'line-number': 3,
      },
    };
    expect(await collected()).toEqual([report]);
    expect(logged()).toMatchObject([{ report }]);
    expect(lines.join('')).not.toMatch(/left out|abc|cats/);
  });

  it('may come several at once, in the newer form', async () => {
    await forget();
    const one = {
      type: 'csp-violation',
      url: 'https://library.example/',
      body: { effectiveDirective: 'script-src', sample: 'eval', documentURL: '/sso?abc' },
    };
    const many = Array.from({ length: 100 }, () => ({ ...one, age: 1 }));
    const taken = await send(JSON.stringify(many), '192.0.2.1', 'application/reports+json');
    expect(taken.statusCode).toBe(204);
    const [kept] = await collected();
    expect(kept).toHaveLength(10);
    expect(kept[0]).toEqual({ ...one, body: { ...one.body, documentURL: '/sso' } });
  });

  it.each([
    ['nested without end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['nested within a report', `{"csp-report":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['no JSON', '{"csp-report":'],
    ['something else', '{"csp-report":"text"}'],
    ['nothing', 'null'],
  ])('harm nothing when they are %s', async (_name, body) => {
    await forget();
    expect((await send(body)).statusCode).toBe(204);
    expect(await collected()).toHaveLength(1);
  });

  it('fill no disk: beyond a limit for each address they are taken and not logged', async () => {
    await forget();
    const { amount } = RATE_LIMITS.cspReportFromAddress;
    for (let time = 0; time < amount + 5; time += 1) {
      const answer = await send(reportOf({ 'blocked-uri': 'inline' }), '198.51.100.1');
      expect(answer.statusCode).toBe(204);
    }
    expect(logged()).toHaveLength(amount);
    expect(await collected()).toHaveLength(amount + 5);
    await send(reportOf({ 'blocked-uri': 'inline' }), '203.0.113.1');
    expect(logged()).toHaveLength(amount + 1);
  });
});
