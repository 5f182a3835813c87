import { freePort, type RunningProgram, startProgram } from '@leeszaal/test-support';
import { callAs } from './call-api.ts';
import { tokenOf } from './loans.ts';
import { PEOPLE } from './people.ts';

const PROGRAM = new URL('../../../embed-example/src/main.ts', import.meta.url);

/** The library of the demonstration at which the institution is a client. */
const CLIENT = 'waterland';

/** A running website of an institution, which has the reader of a portal in its pages. */
export interface Institution {
  /** Its origin; its own pages are below `/embed-example`. */
  readonly url: string;
  /** The same website as a site of its own: `localhost` and `127.0.0.1` share neither cookies nor storage. */
  readonly otherSite: string;
  /** The id of its credential. */
  readonly credential: string;
  stop(): Promise<void>;
}

interface Settings {
  readonly embedOrigins?: readonly string[] | null;
}

/** Where an institution finds the library. */
export interface LibraryAddress {
  /** The portal whose administrator allows the institution. */
  readonly portal: string;
  /** The address that its pages use, such as a proxy in front of the portal. */
  readonly library?: string;
  /** Whether the administrator allows the origin of its pages; default: yes. */
  readonly isAllowed?: boolean;
}

/** Starts the website as an administrator and an institution do: a credential, an allowed origin, a server. */
export async function startInstitution({
  portal,
  library = portal,
  isAllowed = true,
}: LibraryAddress): Promise<Institution> {
  const call = async <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    callAs<T>(await tokenOf(PEOPLE.admin, portal), method, path, body, portal);
  const { id, secret } = await call<{ id: string; secret: string }>('POST', '/embed/credentials', {
    label: 'The website of the journeys',
  });
  const port = await freePort();
  const [url, otherSite] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const { embedOrigins } = await call<Settings>('GET', '/client/settings');
  // Without any origin the library gives no tokens.
  const own = isAllowed ? [url, otherSite] : ['https://another.example'];
  await call('POST', '/client/settings', { embedOrigins: [...(embedOrigins ?? []), ...own] });
  const program: RunningProgram = await startProgram(PROGRAM, {
    environment: {
      PORT: String(port),
      LIBRARY_URL: library,
      CLIENT,
      CREDENTIAL_ID: id,
      CREDENTIAL_SECRET: secret,
    },
  });
  return {
    url,
    otherSite,
    credential: id,
    async stop() {
      await program.stop();
      await call('POST', '/client/settings', { embedOrigins: embedOrigins ?? null });
    },
  };
}
