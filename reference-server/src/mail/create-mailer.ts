import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../config/server-config.ts';
import { oneLine } from '../text/one-line.ts';
import type { Mail, Mailer } from './mailer.contract.ts';

// In milliseconds. Short, because other mails wait meanwhile.
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** The address in `MAIL_FROM`, which may have a name before it. */
const addressOf = (from: string): string => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;

/** The headers of a mail that one click ends. */
const endingHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${oneLine(address)}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function messageOf(mail: Mail, from: string) {
  const sender = oneLine(mail.sender ?? '');
  return {
    from: sender === '' ? from : { name: sender, address: addressOf(from) },
    // As an object it is one address, also with a comma in it.
    to: { name: '', address: oneLine(mail.to) },
    ...(mail.replyTo && {
      replyTo: { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) },
    }),
    ...(mail.unsubscribe !== undefined && { headers: endingHeaders(mail.unsubscribe) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

/** Writes each mail as an `.eml` file. */
function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`;
      const draft = join(folder, `.${name}`);
      try {
        await writeFile(draft, message);
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Creates a mailer: SMTP if configured, else files in the data folder. */
export function createMailer(config: Pick<ServerConfig, 'mail' | 'dataDir'>): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === undefined
    ? outboxMailer(join(config.dataDir, 'outbox'), from)
    : smtpMailer(smtpUrl, from);
}
