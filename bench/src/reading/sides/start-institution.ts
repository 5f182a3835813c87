import { fileURLToPath } from 'node:url';
import { freePort, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import { type BrowserContext, chromium } from 'playwright';
import { launchOptions, signIn, tokenIn } from '../../measure-portal.ts';
import type { StartedPortal } from '../../start-portal.ts';

const WEBSITE = new URL('../../../../embed-example/src/main.ts', import.meta.url);
const CREDENTIALS = fileURLToPath(
  new URL('../../../../reference-server/src/embed-credential-cli.ts', import.meta.url),
);
const CLIENT = 'waterland';
const ADMIN = { login: 'admin@demo.example', password: 'admin-leeszaal' };
/** The connection with readable publications. */
const DIGITAL_LIBRARY = 2;

/** The website of an institution with the reader in its page. */
export interface MeasuredInstitution extends AsyncDisposable {
  /** Its page, with an element that has no document. */
  readonly url: string;
  /** Signs a person in. */
  signIn(context: BrowserContext): Promise<void>;
  /** The key of a document. */
  findDocument(title: string): Promise<string>;
}

/**
 * Starts the website of an institution that the portal allows.
 *
 * @param library the address that its page uses
 */
export async function startInstitution(
  portal: StartedPortal,
  library: string,
): Promise<MeasuredInstitution> {
  const token = await adminToken(portal.url);
  const call = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${portal.url}/api${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const { stdout } = await execa(process.execPath, [CREDENTIALS, 'make', CLIENT], {
    env: { DATA_DIR: portal.dataDir },
  });
  const [, id = '', secret = ''] = /^Credential (\S+) of .*\n(\S+)/m.exec(stdout) ?? [];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await call('/client/settings', { embedOrigins: [origin] });
  const { stop } = await startProgram(WEBSITE, {
    environment: {
      PORT: String(port),
      LIBRARY_URL: library,
      CLIENT,
      CREDENTIAL_ID: id,
      CREDENTIAL_SECRET: secret,
    },
  });
  const find = async (title: string): Promise<string> => {
    const [found] = (await call('/search', {
      query: `"${title}"`,
      queryType: 0,
      fields: [],
      facets: {},
      paginationOptions: { page: 1, resultsPerPage: 20 },
      connections: [DIGITAL_LIBRARY],
    })) as [{ publications: { title: string; pubkey?: string }[] }];
    const book = found.publications.find((each) => each.title === title);
    const { metadata } = (await call(`/publications/${book?.pubkey}`)) as {
      metadata: { appearances: { docKey: string }[] };
    };
    return metadata.appearances[0]?.docKey ?? '';
  };
  const known = new Map<string, Promise<string>>();
  return {
    url: `${origin}/embed-example`,
    async signIn(context) {
      const form = { person: 'noor', back: '/embed-example/page.css' };
      await context.request.post(`${origin}/embed-example/sign-in`, { form });
    },
    findDocument(title) {
      const key = known.get(title) ?? find(title);
      known.set(title, key);
      return key;
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function adminToken(portal: string): Promise<string> {
  await using browser = await chromium.launch(launchOptions());
  return tokenIn(await signIn(browser, portal, ADMIN));
}
