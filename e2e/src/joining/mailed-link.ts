import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { LaunchedPortal } from '../portal/launch-portal.ts';

/** Waits for the mail to an address in a portal's outbox. @returns the link in it, for choosing a password */
export async function mailedLink(
  { dataDir }: Pick<LaunchedPortal, 'dataDir'>,
  email: string,
): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const link = async (): Promise<string | undefined> => {
    const files = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
    const mail = mails.find((each) => each.includes(`To: ${email}`)) ?? '';
    // Mails are quoted-printable.
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /http\S+\/auth\/password\?token=\S+/.exec(text)?.[0];
  };
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
}
