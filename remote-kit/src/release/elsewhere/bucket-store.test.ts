import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { SignatureV4 } from '@smithy/signature-v4';
import { bucketStore } from './bucket-store.ts';

/* Amazon's own signer judges the requests: the object store of the other tests checks no signature. */
const ACCOUNT = { accessKeyId: 'team', secretAccessKey: 'a secret/+' };
const REGION = 'eu-central-1';

/** The hash function in the form that the signer takes. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(data: Uint8Array | string): void {
    this.#hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return new Uint8Array(this.#hash.digest());
  }
  reset(): void {
    throw new Error('It is used once.');
  }
}

function toBytes(secret: string | ArrayBuffer | ArrayBufferView): Uint8Array | string {
  if (typeof secret === 'string') return secret;
  return ArrayBuffer.isView(secret)
    ? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
    : new Uint8Array(secret);
}

async function isSigned({ method = '', url = '', headers }: IncomingMessage): Promise<boolean> {
  const [, list = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const names = new Set(list.split(';'));
  const given = [...names].map((name) => [name, String(headers[name])]);
  const [year, month, day, hour, minute, second] =
    String(headers['x-amz-date']).match(/^\d{4}|\d\d/g) ?? [];
  const request = {
    method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: url,
    headers: Object.fromEntries(given),
  };
  const signer = new SignatureV4({
    credentials: ACCOUNT,
    region: REGION,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const signed = await signer.sign(request, {
    signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    signableHeaders: names,
  });
  const signatureIn = (text = '') => /Signature=(\w+)/.exec(text)?.[1];
  return signatureIn(signed.headers['authorization']) === signatureIn(headers.authorization);
}

let server: Server;
let environment: Record<string, string>;
let received: object[];
let status: number;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const hash = createHash('sha256');
    for await (const chunk of request) hash.update(chunk);
    received.push({
      path: request.url,
      type: request.headers['content-type'],
      isSigned: await isSigned(request),
      isWhole: hash.digest('hex') === request.headers['x-amz-content-sha256'],
    });
    response.writeHead(status).end('<Error><Code>AccessDenied</Code><Message>No</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  environment = {
    AWS_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
    AWS_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
    AWS_REGION: REGION,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  };
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  status = 200;
});

const bytes = new TextEncoder().encode('some bytes');

it.each([
  ['', 'remotes/a/remoteEntry.js', '/bucket/remotes/a/remoteEntry.js', 'text/javascript'],
  ['some/prefix/', 'a+b@1.woff2', '/bucket/some/prefix/a%2Bb%401.woff2', 'font/woff2'],
  ['/x', 'decoder.wasm', '/bucket/x/decoder.wasm', 'application/wasm'],
  ['x', 'LICENSE', '/bucket/x/LICENSE', 'application/octet-stream'],
])('signs the request for a file: “%s”, %s', async (prefix, name, path, type) => {
  await bucketStore('bucket', prefix, environment).write(name, bytes);
  expect(received).toEqual([{ path, type, isSigned: true, isWhole: true }]);
});

it('says why a file was not stored', async () => {
  status = 403;
  await expect(bucketStore('bucket', '', environment).write('a.js', bytes)).rejects.toThrow(
    /\/bucket\/a\.js was not stored: 403 No$/,
  );
});

it('asks for credentials', () => {
  expect(() => bucketStore('bucket', '', {})).toThrow('Set AWS_ACCESS_KEY_ID');
});
