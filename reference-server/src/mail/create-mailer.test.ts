import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createMailer } from './create-mailer.ts';

test('nothing that is written into a mail becomes a header of it [C2.161]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-mail-'));
  const mailer = createMailer({ dataDir, mail: { smtpUrl: undefined, from: 'desk@x.example' } });
  await mailer.send({
    to: 'ada@x.example\r\nBcc: to@z.example',
    replyTo: { name: 'Desk\nBcc: name@z.example', address: 'desk@x.example\rBcc: reply@z.example' },
    subject: 'Order\r\n\r\nBcc: subject@z.example',
    text: 'Bcc: text@z.example',
  });
  const folder = join(dataDir, 'outbox');
  const [name = ''] = await readdir(folder);
  const [head = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toContain('Subject: Order Bcc: subject@z.example');
  await rm(dataDir, { recursive: true });
});
