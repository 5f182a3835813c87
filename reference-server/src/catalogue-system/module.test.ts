import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createMailer } from '../mail/create-mailer.ts';
import { sendQueuedMails } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.contract.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { visitPublication } from './visit-publication.ts';

const REQUEST = {
  requesterName: 'Ürsula "Quoted" User',
  requesterEmail: 'typed@example.org',
  publicationId: 1,
  connectionId: 0,
  language: 'en',
  department: 'Reading room',
  message: 'Please,\nsoon.',
};

describe('what a module offers', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    token = await server.tokenOf('user');
    await server.database.query(
      `update publications set record = record || '{"title":"Letters\\r\\nBcc: x@evil.example"}'
       where connection_id = 0 and id = 1`,
      [],
    );
  });
  afterAll(() => server.close());

  const request = (body: object, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/module/requestpublication', { token, body, headers });
  const outbox = () => readdir(join(server.services.config.dataDir, 'outbox')).catch(() => []);
  const warn = jest.fn();
  const deliver = (mailer: Mailer = createMailer(server.services.config)) =>
    sendQueuedMails(server.database, mailer, { warn });
  const waiting = () => server.database.query('select mail from outgoing_mails');

  describe('a request', () => {
    afterEach(() => server.database.query('delete from rate_limits'));

    it('goes to the library as a mail, once for each intention [C3.11 C7.11]', async () => {
      const headers = { 'idempotency-key': 'one' };
      expect((await request(REQUEST, headers)).statusCode).toBe(204);
      expect((await request(REQUEST, headers)).statusCode).toBe(204);
      await deliver();
      const files = await outbox();
      expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
      const folder = join(server.services.config.dataDir, 'outbox');
      const mail = await readFile(join(folder, files[0] ?? ''), 'utf8');
      const [head = ''] = mail.split('\r\n\r\n');
      expect(head).toContain('To: desk@north.example');
      expect(head).toMatch(/Subject: Request: Letters Bcc: x@evil\.example/);
      expect(head).not.toMatch(/^Bcc:/m);
      // The account's address, not the typed one.
      expect(head).toMatch(/Reply-To: .*<user@example\.org>/);
      expect(mail).toContain('Please,');
    });

    it.each([
      [{ requesterName: 'A\r\nBcc: x@evil.example' }, 400],
      [{ requesterEmail: 'a@b\nBcc: x@evil.example' }, 400],
      [{ requesterEmail: 'nobody' }, 400],
      [{ requesterEmail: 'a b@c' }, 400],
      [{ department: 'x\r\ny' }, 400],
      [{ requesterName: '  ' }, 400],
      [{ message: 'x'.repeat(4001) }, 400],
      [{ publicationId: 99 }, 404],
      [{ connectionId: 3 }, 404],
      [{ connectionId: 2 }, 403],
    ])('is refused with %j [C7.11]', async (change, status) => {
      expect((await request({ ...REQUEST, ...change })).statusCode).toBe(status);
      expect(await waiting()).toEqual([]);
    });

    it('is not sent as often as a visitor likes, nor by a person who is signed in [C7.11]', async () => {
      const { amount } = RATE_LIMITS.request;
      const ask = async (subject: string | undefined, key?: string) => {
        const asked = await server.call('POST', '/api/module/requestpublication', {
          token: subject === undefined ? token : await server.publicToken(subject),
          body: REQUEST,
          ...(key !== undefined && { headers: { 'idempotency-key': key } }),
        });
        return asked.statusCode;
      };
      expect(await ask('first', 'again')).toBe(204);
      for (let time = 1; time < amount; time += 1) await ask(`visitor ${time}`);
      expect(await ask('further')).toBe(429);
      expect(await ask('first', 'again')).toBe(204);
      expect(await waiting()).toHaveLength(amount);
      for (let time = 0; time < amount; time += 1) expect(await ask(undefined)).toBe(204);
      expect(await ask(undefined)).toBe(429);
      await server.database.query('delete from outgoing_mails');
    });

    it('goes out by SMTP, and waits while it cannot [C7.11]', async () => {
      const received: string[] = [];
      const smtp = new SMTPServer({
        disabledCommands: ['AUTH', 'STARTTLS'],
        onData(stream, _session, done) {
          stream.on('data', (chunk) => received.push(String(chunk)));
          stream.on('end', done);
        },
      });
      await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
      const address = smtp.server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Library <library@north.example>' };
      const mailer = createMailer({ dataDir: '', mail });
      expect((await request(REQUEST)).statusCode).toBe(204);
      await deliver(mailer);
      expect(received.join('')).toContain('From: Library <library@north.example>');
      expect(await waiting()).toEqual([]);
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      expect((await request(REQUEST)).statusCode).toBe(204);
      await deliver(mailer);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(await waiting()).toMatchObject([{ mail: { to: 'desk@north.example' } }]);
      await server.database.query('delete from outgoing_mails');
    });
  });

  describe('the way into the catalogue system', () => {
    const ask = async (body = { publicationId: 1, connectionId: 0 }) =>
      server.call('POST', '/api/module/openinbibisactiontoken', {
        token: await server.tokenOf('admin'),
        body,
      });

    const visit = (url: string) => {
      const { searchParams } = new URL(url, 'http://localhost');
      return visitPublication(server.database, searchParams.get('token') ?? '');
    };

    it('leads to the record, once [C7.12]', async () => {
      const { url, token: secret } = (await ask()).json();
      expect(url).toContain(secret);
      const visited = await visit(url);
      expect(visited?.publication.title).toContain('Letters');
      expect(await visit(url)).toBeUndefined();
    });

    it('does not stay open [C7.12]', async () => {
      const { url } = (await ask()).json();
      await server.database.query(
        "update catalogue_tokens set expires_at = expires_at - interval '61 seconds'",
        [],
      );
      expect(await visit(url)).toBeUndefined();
    });

    it.each([
      [{ publicationId: 99, connectionId: 0 }, 404],
      [{ publicationId: 1, connectionId: 3 }, 404],
      [{ publicationId: 1, connectionId: 2 }, 403],
    ])('is not there for %j', async (body, status) => {
      expect((await ask(body)).statusCode).toBe(status);
    });
  });
});
