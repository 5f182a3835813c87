import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { lookup } from 'mrmime';
import type { FileStore } from './file-store.contract.ts';

/** Milliseconds for one file. */
const LIMIT = 5 * 60 * 1000;

/** The credentials. Every user of the machine sees a process's arguments. */
function clientOf(environment: NodeJS.ProcessEnv, region: string): AwsClient {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to write to a bucket.');
  }
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
  });
}

/**
 * Stores files in a bucket of Amazon S3, or of an object store with the same protocol.
 *
 * @param prefix of the names in the bucket
 * @param environment the variables of Amazon's own tools; `AWS_ENDPOINT_URL` names another object store
 * @throws without credentials
 */
export function bucketStore(
  bucket: string,
  prefix: string,
  environment: NodeJS.ProcessEnv = process.env,
): FileStore {
  const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1';
  const endpoint = environment['AWS_ENDPOINT_URL'] || `https://s3.${region}.amazonaws.com`;
  const client = clientOf(environment, region);
  const folder = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  return {
    name: `s3://${bucket}/${prefix}`,
    async write(path, bytes) {
      const parts = [...prefix.split('/'), ...path.split('/')].filter(Boolean);
      // An object store reads an unencoded plus as a space.
      const address = [folder, ...parts.map(encodeURIComponent)].join('/');
      const response = await client.fetch(address, {
        method: 'PUT',
        body: bytes,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': lookup(path) ?? 'application/octet-stream',
          // The store refuses other bytes.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
        signal: AbortSignal.timeout(LIMIT),
      });
      const answer = await response.text();
      if (response.ok) return;
      const [, why = response.statusText] = /<Message>([^<]*)<\/Message>/.exec(answer) ?? [];
      throw new Error(`${address} was not stored: ${response.status} ${why}`);
    },
  };
}
