import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const PERSON = fileURLToPath(
  new URL('../../../reference-server/src/person-cli.ts', import.meta.url),
);

/** Runs `pnpm person` on a portal's data folder. @returns the lines that it prints */
export async function runPerson(dataDir: string, args: readonly string[]): Promise<string[]> {
  const { stdout } = await execa(process.execPath, [PERSON, ...args], {
    env: { DATA_DIR: dataDir },
    stdin: 'ignore',
  });
  return stdout.split('\n');
}
