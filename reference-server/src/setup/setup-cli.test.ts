import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { execa } from 'execa';
import { readServerConfig } from '../config/server-config.ts';
import { temporaryFolder } from '../documents/testing/temporary-folder.ts';
import { startServer } from '../server/start-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/create-test-database.ts';
import { FIRST_LIBRARY } from './testing/sample-library.ts';

// Each run of the command starts a process.
jest.setTimeout(60_000);

const CLI = fileURLToPath(new URL('../setup-cli.ts', import.meta.url));
const { libraryName, libraryEmail, language, fullName, email, password } = FIRST_LIBRARY;
const OPTIONS = [
  ...['--library-name', libraryName, '--library-email', libraryEmail, '--language', language],
  ...['--full-name', fullName, '--email', email, '--password-stdin'],
];

describe('the setup command', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());
  const environment = () => ({ DATABASE_URL: database.url, DATA_DIR: folder.path() });

  async function run(
    options: readonly string[],
    input: string = `${password}\n`,
    env: Readonly<Record<string, string | undefined>> = environment(),
  ) {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [CLI, ...options], {
      env,
      input,
      reject: false,
    });
    return { code: exitCode, output: stdout, errors: stderr };
  }

  it('makes the first library, and not a second one [S1.6]', async () => {
    const first = await run(OPTIONS);
    expect(first).toEqual({
      code: 0,
      output: expect.stringContaining('Bibliotheek Meerzicht has been set up.'),
      errors: '',
    });
    expect(await run(OPTIONS)).toEqual({
      code: 1,
      output: '',
      errors: 'There is a library already. Nothing was changed.',
    });
  });

  it('works through the running server, whose link then ends [S1.6]', async () => {
    // The server locks a PGlite: a command that opened it would be refused.
    const local = { DATABASE_URL: undefined, DATA_DIR: folder.path() };
    const config = readServerConfig({ ...local, PORT: '0', LOG_LEVEL: 'silent' });
    const server = await startServer({ config });
    try {
      const link = server.setupUrl ?? '';
      expect((await fetch(link)).status).toBe(200);
      expect((await run(OPTIONS, undefined, local)).code).toBe(0);
      expect((await fetch(link)).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it.each([
    [['--colour', 'red'], '', 'Usage:'],
    [OPTIONS, 'too short', 'Password: Enter a password of 12 to 500 characters.'],
    [[...OPTIONS, '--languages', 'nl,it'], password, 'Languages to choose from: Choose among'],
    [OPTIONS.slice(2), password, 'Name of the library: Enter a name'],
    [OPTIONS.slice(0, -1), '', 'Password: Enter a password'],
  ])('refuses %j with %j', async (options, input, message) => {
    const { code, errors } = await run(options, input);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
    expect(errors).not.toContain('Password again');
  });
});
