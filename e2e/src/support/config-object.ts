import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../portal/portal-address.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../reference-server/src/config-object-cli.ts', import.meta.url),
);

/** The parameters of a config object. */
interface ConfigObjectWish {
  readonly client?: string;
  /** The account that it opens; a guest's by default. */
  readonly login?: string;
  readonly uses?: number;
}

/** Creates a config object as an operator does, for the suite's portal; resolves to its code. */
export async function mintConfigObject(wish: ConfigObjectWish = {}): Promise<string> {
  const { client = 'waterland', login, uses } = wish;
  const parameters = [
    ...['--client', client],
    ...(login === undefined ? [] : ['--login', login]),
    ...(uses === undefined ? [] : ['--uses', String(uses)]),
  ];
  const child = spawn(process.execPath, [PROGRAM, ...parameters], {
    env: { ...process.env, DATA_DIR: dataFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const code = (await text(child.stdout)).trim();
  if (code === '') throw new Error('No config object was made');
  return code;
}
