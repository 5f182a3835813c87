import { startServerProgram } from '../../start-server-program.ts';
import { LIBRARIES } from '../model/soak.contract.ts';
import type { MemorySample } from './memory.ts';
import { MEMORY_PATH, PEOPLE_VARIABLE } from './server-program.contract.ts';

/** The server under test, a process of its own. */
export interface ServerProgram {
  readonly url: string;
  memory(): Promise<MemorySample>;
  stop(): Promise<void>;
}

/** Options of a soak's server. */
export interface ServerProgramOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly people: number;
  readonly loanSeconds: number;
  readonly accessTokenSeconds: number;
}

/** Starts the server on an empty database, which it fills; resolves when it answers. */
export async function startProgram(options: ServerProgramOptions): Promise<ServerProgram> {
  const program = await startServerProgram(
    new URL('./server.ts', import.meta.url),
    {
      // The people act as a proxy in front of the server.
      TRUST_PROXY: '1',
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      SSO_CLIENT: LIBRARIES[0],
      LOAN_SECONDS: String(options.loanSeconds),
      ACCESS_TOKEN_SECONDS: String(options.accessTokenSeconds),
      [PEOPLE_VARIABLE]: String(options.people),
    },
    ['--expose-gc'],
  );
  return {
    ...program,
    async memory() {
      const answer = await fetch(program.url + MEMORY_PATH);
      return (await answer.json()) as MemorySample;
    },
  };
}
