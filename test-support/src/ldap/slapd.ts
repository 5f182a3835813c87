import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { Client } from 'ldapts';
import { freePort } from '../free-port.ts';
import { type Certificates, makeCertificates } from './slapd-certificates.ts';

/** A running slapd, OpenLDAP's server. */
export interface Slapd {
  /** With StartTLS. The certificate is that of `localhost`. */
  readonly address: string;
  readonly tlsAddress: string;
  /** The authority of the server's certificate, in PEM. */
  readonly authority: string;
  readonly suffix: string;
  /** Runs with a connection of the administrator, and closes it. */
  administer<Result>(use: (client: Client) => Promise<Result>): Promise<Result>;
  /** Ends the server; its data and its ports remain. */
  halt(): Promise<void>;
  /** Starts the server again after `halt`. */
  resume(): Promise<void>;
  /** Ends the server, and removes its data. */
  stop(): Promise<void>;
}

/** The packages of slapd in Debian 12, beside those of each installation. */
const PACKAGES = ['slapd', 'libldap-2.5-0', 'libltdl7', 'libodbc2', 'libwrap0'];
/** Of Debian; not a package of npm. */
const DOWNLOAD_PROGRAM = 'apt-get';
const SUFFIX = 'dc=leeszaal,dc=example';
const ROOT_DN = `cn=root,${SUFFIX}`;
const ROOT_PASSWORD = 'root-secret';
const START_LIMIT_MS = 30_000;
const cache = fileURLToPath(new URL('../../../.cache/slapd', import.meta.url));

/**
 * Starts an empty slapd on free ports of loopback, with the overlays `memberof` and `ppolicy`. It is the program of the
 * environment variable `SLAPD`, the installed one, or Debian's, which is unpacked into `.cache/slapd`.
 *
 * @throws Error without slapd, and when it does not start
 */
export async function startSlapd(): Promise<Slapd> {
  const installation = await findSlapd();
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-slapd-'));
  const certificates = await makeCertificates(folder);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const address = `ldap://localhost:${port}`;
  const tlsAddress = `ldaps://localhost:${tlsPort}`;
  const configuration = join(folder, 'slapd.conf');
  await mkdir(join(folder, 'data'));
  await writeFile(configuration, configurationOf(installation, folder, certificates));
  const places = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${tlsPort}`;
  const start = () => run(installation, ['-h', places, '-f', configuration, '-d', '0'], address);
  let halt = await start();
  const slapd: Slapd = {
    address,
    tlsAddress,
    authority: certificates.authority,
    suffix: SUFFIX,
    administer: (use) => administer(address, use),
    halt: () => halt(),
    async resume() {
      halt = await start();
    },
    async stop() {
      await halt();
      await rm(folder, { recursive: true });
    },
  };
  await slapd.administer((client) =>
    client.add(SUFFIX, {
      objectClass: ['dcObject', 'organization'],
      dc: 'leeszaal',
      o: 'Leeszaal',
    }),
  );
  return slapd;
}

interface Installation {
  readonly program: string;
  readonly schemas: string;
  readonly modules: string;
  readonly libraries: readonly string[];
}

async function findSlapd(): Promise<Installation> {
  const program = process.env['SLAPD'] ?? '/usr/sbin/slapd';
  if (existsSync(program)) return installationIn('/', program);
  if (!existsSync(cache)) await unpack();
  return installationIn(cache, join(cache, 'usr/sbin/slapd'));
}

const installationIn = (root: string, program: string): Installation => ({
  program,
  schemas: join(root, 'etc/ldap/schema'),
  modules: join(root, 'usr/lib/ldap'),
  libraries: root === '/' ? [] : [join(root, 'usr/lib', debianArchitecture())],
});

const debianArchitecture = (): string =>
  `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Downloads Debian's packages and unpacks them, without installing. */
async function unpack(): Promise<void> {
  const folder = `${cache}-${process.pid}`;
  await mkdir(folder, { recursive: true });
  try {
    await execa(DOWNLOAD_PROGRAM, ['-o', 'APT::Sandbox::User=root', 'download', ...PACKAGES], {
      cwd: folder,
    });
    await execa('sh', ['-c', 'for each in *.deb; do dpkg -x "$each" . || exit; done; rm *.deb'], {
      cwd: folder,
    });
    await rename(folder, cache);
  } catch (cause) {
    await rm(folder, { recursive: true });
    // Another process can have been faster.
    if (existsSync(cache)) return;
    const remedy = 'Install slapd, name it by SLAPD, or let apt-get download it.';
    throw new Error(`There is no slapd. ${remedy}`, { cause });
  }
}

function configurationOf(
  { schemas, modules }: Installation,
  folder: string,
  { authorityFile, certificateFile, keyFile }: Certificates,
): string {
  const include = (name: string): string => `include ${join(schemas, `${name}.schema`)}`;
  return [
    ...['core', 'cosine', 'inetorgperson', 'nis'].map(include),
    `modulepath ${modules}`,
    ...['back_mdb', 'memberof', 'ppolicy'].map((name) => `moduleload ${name}`),
    `TLSCACertificateFile ${authorityFile}`,
    `TLSCertificateFile ${certificateFile}`,
    `TLSCertificateKeyFile ${keyFile}`,
    'database mdb',
    `suffix "${SUFFIX}"`,
    `rootdn "${ROOT_DN}"`,
    `rootpw ${ROOT_PASSWORD}`,
    `directory ${join(folder, 'data')}`,
    // Passwords are for signing in only; the account that searches reads the rest.
    'access to attrs=userPassword by anonymous auth by * none',
    `access to * by dn.exact="cn=search,${SUFFIX}" read by anonymous auth by * none`,
    'overlay memberof',
    'overlay ppolicy',
    '',
  ].join('\n');
}

/** Starts slapd, and waits until it answers. @returns what ends it */
async function run(
  { program, libraries }: Installation,
  parameters: readonly string[],
  address: string,
): Promise<() => Promise<void>> {
  const child = execa(program, parameters, {
    env: { LD_LIBRARY_PATH: libraries.join(':') },
    stdio: ['ignore', 'ignore', 'pipe'],
    reject: false,
  });
  let isRunning = true;
  const ended = child.then(({ stderr }) => {
    isRunning = false;
    return stderr;
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answers(address))) {
    if (!isRunning) throw new Error(`slapd ended: ${await ended}`);
    if (Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`slapd did not answer within ${START_LIMIT_MS} ms.`);
    }
    await wait(50);
  }
  return async () => {
    child.kill();
    await ended;
  };
}

async function answers(address: string): Promise<boolean> {
  try {
    await administer(address, () => Promise.resolve());
    return true;
  } catch {
    return false;
  }
}

async function administer<Result>(
  address: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ url: address, timeout: START_LIMIT_MS });
  try {
    await client.bind(ROOT_DN, ROOT_PASSWORD);
    return await use(client);
  } finally {
    await client.unbind();
  }
}
