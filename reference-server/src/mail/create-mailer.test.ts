import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createMailer } from './create-mailer.ts';

test('nothing that is written into a mail becomes a header of it [C2.161]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-mail-'));
  const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from: 'desk@x.example' } });
  await mailer.send({
    to: 'ada@x.example\r\nBcc: to@z.example',
    sender: 'Library\r\nBcc: sender@z.example',
    replyTo: { name: 'Desk\nBcc: name@z.example', address: 'desk@x.example\rBcc: reply@z.example' },
    subject: 'Order\r\n\r\nBcc: subject@z.example',
    unsubscribe: 'https://x.example/end\r\nBcc: end@z.example',
    text: 'Bcc: text@z.example',
  });
  const folder = join(dataDir, 'outbox');
  const [name = ''] = await readdir(folder);
  const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toContain('Subject: Order Bcc: subject@z.example');
  await rm(dataDir, { recursive: true });
});

test('the library is the sender, with the address of the server [S2.127]', async () => {
  const received: string[] = [];
  const senders: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom({ address }, _session, done) {
      senders.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.on('data', (chunk) => received.push(String(chunk)));
      stream.on('end', done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const mail = { to: 'ada@x.example', subject: 'Hello', text: 'Hello' };
  for (const from of ['Portal <desk@x.example>', 'desk@x.example']) {
    const mailer = createMailer({
      dataDir: '',
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from },
    });
    await mailer.send({ ...mail, sender: 'Library "North", <other@z.example>' });
    await mailer.send(mail);
  }
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const from = received.map((message) => /^From: (.*)\r$/m.exec(message)?.[1]);
  const own = '"Library \\"North\\", <other@z.example>" <desk@x.example>';
  expect(from).toEqual([own, 'Portal <desk@x.example>', own, 'desk@x.example']);
  expect(new Set(senders)).toEqual(new Set(['desk@x.example']));
});

test('a mail that one click ends says how to mail programs [S2.318]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-mail-'));
  const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from: 'desk@x.example' } });
  const end = `https://x.example/auth/search-mails?token=${'t'.repeat(43)}&lang=nl`;
  await mailer.send({ to: 'ada@x.example', subject: 'New', text: 'New', unsubscribe: end });
  const folder = join(dataDir, 'outbox');
  const [name = ''] = await readdir(folder);
  const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n\s+/g, ' ');
  expect(unfolded).toContain(`List-Unsubscribe: <${end}>`);
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  await rm(dataDir, { recursive: true });
});
