import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

/** An authority, and a certificate of it for `localhost`. */
export interface Certificates {
  /** In PEM. */
  readonly authority: string;
  readonly authorityFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Of the system; not a package of npm. */
const PROGRAM = 'openssl';
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Makes certificates for one day with the program `openssl`. */
export async function makeCertificates(folder: string): Promise<Certificates> {
  const at = (name: string): string => join(folder, name);
  const openssl = (...parameters: readonly string[]) => execa(PROGRAM, parameters);
  await openssl(
    ...['req', '-x509', ...NEW_KEY, '-days', '1', '-subj', '/CN=Authority of the tests'],
    ...['-keyout', at('authority.key'), '-out', at('authority.pem')],
  );
  await openssl(
    ...['req', ...NEW_KEY, '-subj', '/CN=localhost'],
    ...['-keyout', at('server.key'), '-out', at('server.request')],
  );
  await writeFile(at('extensions'), 'subjectAltName=DNS:localhost\n');
  await openssl(
    ...['x509', '-req', '-days', '1', '-in', at('server.request'), '-out', at('server.pem')],
    ...['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial'],
    ...['-extfile', at('extensions')],
  );
  return {
    authority: (await readFile(at('authority.pem'), 'utf8')).trim(),
    authorityFile: at('authority.pem'),
    certificateFile: at('server.pem'),
    keyFile: at('server.key'),
  };
}
