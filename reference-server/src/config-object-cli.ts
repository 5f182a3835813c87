import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { readServerConfig } from './config/server-config.ts';
import { openDatabase } from './database/opening/open-database.ts';
import { askServer } from './import/importers/ask-server.ts';
import { CONFIG_OBJECT_PATH, mintedSchema } from './local/config-object-route.ts';
import { type MintRequest, mintFor, mintRequestSchema } from './local/mint-for.ts';
import { UnknownError } from './local/unknown-error.ts';
import { startupLine } from './server/startup-error.ts';

const USAGE =
  'Usage: node reference-server/src/config-object-cli.ts --client REF [--login NAME] [--uses N] [--seconds N]';

async function mint(request: MintRequest): Promise<string> {
  const config = readServerConfig(process.env);
  const answer = await askServer(config.dataDir, CONFIG_OBJECT_PATH, request);
  if (answer !== undefined) return v.parse(mintedSchema, answer).code;
  const database = await openDatabase(config);
  try {
    return await mintFor(database, request);
  } finally {
    await database.close();
  }
}

function readRequest(): MintRequest | null {
  const { values } = parseArgs({
    options: {
      client: { type: 'string' },
      login: { type: 'string' },
      uses: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const asked = { ...values, uses: number(values.uses), seconds: number(values.seconds) };
  const result = v.safeParse(mintRequestSchema, asked);
  return result.success ? result.output : null;
}

/*
 * Makes a config object and prints its code: the portal signs in with `/?configObject=<code>`.
 * Works through the running server when there is one.
 */
try {
  const request = readRequest();
  if (request === null) throw new UnknownError(USAGE);
  console.log(await mint(request));
} catch (error) {
  const line = error instanceof UnknownError ? error.message : startupLine(error);
  if (line === undefined) throw error;
  console.error(line);
  process.exitCode = 1;
}
