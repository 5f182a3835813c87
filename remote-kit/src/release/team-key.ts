import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import {
  generateSigningKey,
  type PrivateKey,
  privateKeySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** The error of a file system about a file that is there. */
const fileExistsSchema = v.object({ code: v.literal('EEXIST') });

/** The file of a remote's private key: in the folder `LEESZAAL_KEYS`, else in the person's home. */
const fileOf = (remote: string): string =>
  join(process.env['LEESZAAL_KEYS'] || join(homedir(), '.leeszaal'), `${remote}.json`);

/** The private key of a remote's team. @throws when there is none */
export async function readTeamKey(remote: string): Promise<PrivateKey> {
  const file = fileOf(remote);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`There is no ${file}. Make the key of ${remote}: leeszaal key`, {
      cause: error,
    });
  });
  return v.parse(privateKeySchema, JSON.parse(text));
}

/** Makes the key of a remote's team, readable by its owner only. A key that is there stays. */
export async function makeTeamKey(remote: string): Promise<void> {
  const file = fileOf(remote);
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(await generateSigningKey(), null, 2)}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!v.is(fileExistsSchema, error)) throw error;
  });
}
