import { join } from 'node:path';
import { freePort, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import { request } from 'playwright';
import { packageFolder } from '../../packages.ts';

/** The library of the demonstration at which the institution is a client. */
const CLIENT = 'waterland';

/** A portal, and what an institution has of it. */
export interface InstitutionPortal {
  /** Without a slash at the end. */
  readonly url: string;
  /** The administrator allows pages of these origins, and of no others, to embed the reader. */
  allow(...origins: readonly string[]): Promise<void>;
  /** The institution's server gets a token for a person. */
  getToken(): Promise<string>;
  /** The key of a publication's document. */
  findDocument(publication: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the built portal with the demonstration. Its operator makes a credential.
 *
 * @param root a folder for its data, absolute
 */
export async function startInstitutionPortal(root: string): Promise<InstitutionPortal> {
  const environment = { DATA_DIR: join(root, 'data'), LOG_LEVEL: 'warn' };
  const portal = await startProgram(
    new URL('../../../../demo-library/src/main.ts', import.meta.url),
    {
      environment: { ...environment, PORT: String(await freePort()) },
    },
  );
  const basic = await makeCredential(environment);

  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${portal.url}/api${path}`, {
      headers: {
        authorization: `Bearer ${await signIn(portal.url)}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  }

  return {
    url: portal.url,
    stop: () => portal.stop(),
    async allow(...embedOrigins) {
      await call('/client/settings', { embedOrigins });
    },
    async getToken() {
      const answer = await fetch(`${portal.url}/api/embed/tokens`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify({ person: { id: '1', name: 'Noor de Vries' } }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
      return (await answer.json()).accessToken;
    },
    async findDocument(publication) {
      const { metadata } = (await call(`/publications/${publication}`)) as {
        metadata: { appearances: { docKey: string }[] };
      };
      return metadata.appearances[0]?.docKey ?? '';
    },
  };
}

/** The operator makes a credential. @returns the value of HTTP Basic */
async function makeCredential(environment: Readonly<Record<string, string>>): Promise<string> {
  const command = join(packageFolder('reference-server'), 'src/embed-credential-cli.ts');
  const { stdout } = await execa(process.execPath, [command, 'make', CLIENT], { env: environment });
  const [, id = '', secret = ''] = /^Credential (\S+) of .*\n(\S+)/m.exec(stdout) ?? [];
  return Buffer.from(`${id}:${secret}`).toString('base64');
}

/** Signs the administrator in; resolves to an access token. */
async function signIn(portal: string): Promise<string> {
  const form = await request.newContext();
  try {
    const login = new URL('/auth/application/leeszaal/login', portal);
    login.search = String(new URLSearchParams({ redirect: `${portal}/`, lang: 'en' }));
    const page = await (await form.get(login.href)).text();
    const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const [name, password] = ['admin@demo.example', 'admin-leeszaal'];
    const answer = await form.post(login.href, {
      form: { formToken, login: name, password, redirect: `${portal}/` },
      maxRedirects: 0,
    });
    const back = new URL(answer.headers()['location'] ?? '/', portal);
    return back.searchParams.get('accessToken') ?? '';
  } finally {
    await form.dispose();
  }
}
