import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
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
  const { stdout } = await execa(process.execPath, [PROGRAM, ...parameters], {
    env: { DATA_DIR: dataFolder() },
    stdin: 'ignore',
  });
  return stdout.trim();
}
