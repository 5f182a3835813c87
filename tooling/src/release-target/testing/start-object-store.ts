import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@leeszaal/test-support';
import { execa } from 'execa';

const s3rver = fileURLToPath(
  new URL('./bin/s3rver.js', import.meta.resolve('s3rver/package.json')),
);

/** An object store with the protocol of Amazon S3, on this machine. */
export interface ObjectStore {
  /** The variables of Amazon's tools. */
  readonly environment: Readonly<Record<string, string>>;
  /** The address of its bucket, which ends in a slash. */
  readonly address: string;
  stop(): Promise<void>;
}

const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
</CORSRule></CORSConfiguration>`;

/**
 * Starts an object store with one bucket, which pages of every site may read.
 *
 * @param folder for its files, absolute
 */
export async function startObjectStore(folder: string, bucket: string): Promise<ObjectStore> {
  await mkdir(folder, { recursive: true });
  const cors = join(folder, 'cors.xml');
  await writeFile(cors, CORS);
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = execa(
    process.execPath,
    [
      ...[s3rver, '--directory', join(folder, 'buckets'), '--address', '127.0.0.1'],
      ...['--port', String(port), '--no-vhost-buckets', '--silent'],
      ...['--configure-bucket', bucket, cors],
    ],
    { stdin: 'ignore', all: true, reject: false },
  );
  await untilAnswered(endpoint);
  return {
    address: `${endpoint}/${bucket}/`,
    environment: {
      AWS_ENDPOINT_URL: endpoint,
      // The account that it has.
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      child.kill();
      await child;
    },
  };
}

async function untilAnswered(address: string): Promise<void> {
  const limit = AbortSignal.timeout(30_000);
  const isUp = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    limit.throwIfAborted();
    await setTimeout(50);
  }
}
