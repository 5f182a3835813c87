import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  activatedSchema,
  activePath,
  CANARY_COUNTS_PATH,
  canaryCountsSchema,
  canaryPath,
  contentHash,
  emptyRegistry,
  latestRoot,
  openRegistry,
  releaseListingSchema,
  releasePath,
  type SignedRegistry,
  shown,
  signedRegistrySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { listFiles } from './list-files.ts';
import { requireToken } from './portal-token.ts';
import { OvertakenError, type ReleaseTarget } from './release-target.contract.ts';
import { signersOf } from './signers.ts';

/** Milliseconds for an upload. */
const UPLOAD_LIMIT = 10 * 60 * 1000;
const OTHER_LIMIT = 60 * 1000;

const refusalSchema = v.object({ message: v.string() });

/** A response that is no success; the message is the portal's. */
async function refusal(response: Response): Promise<Error> {
  const text = await response.text();
  let message = `${response.status} ${response.statusText}`;
  try {
    message = v.parse(refusalSchema, JSON.parse(text)).message;
  } catch {
    // A proxy answers with a page.
  }
  const kind = response.status === 412 ? OvertakenError : Error;
  return new kind(`The portal refused: ${shown(message)}`);
}

/** Publishes to a running portal, with a token that its operator has made for the remote. */
export function portalTarget(address: URL, token: string | undefined): ReleaseTarget {
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const limit = init.method === undefined ? OTHER_LIMIT : UPLOAD_LIMIT;
    try {
      // A redirect would carry the release and the token elsewhere.
      const rules = { redirect: 'error', signal: AbortSignal.timeout(limit) } as const;
      return await fetch(new URL(path, address), { ...init, ...rules });
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      throw new Error(`${address.origin} cannot be reached: ${cause}`, { cause: error });
    }
  };

  async function put(path: string, body: string | Buffer<ArrayBuffer>, headers: object) {
    const authorization = `Bearer ${requireToken(token)}`;
    const response = await send(path, {
      method: 'PUT',
      body,
      headers: { authorization, ...headers },
    });
    if (!response.ok) throw await refusal(response);
    return response;
  }

  /** @returns undefined when nothing was published yet */
  async function readSigned(): Promise<SignedRegistry | undefined> {
    const response = await send('/registry.json');
    if (response.status === 404) return undefined;
    if (!response.ok) throw await refusal(response);
    return v.parse(signedRegistrySchema, await response.json());
  }

  return {
    name: address.origin,
    async readRegistry() {
      const signed = await readSigned();
      if (signed === undefined) return emptyRegistry(new Date());
      const verdict = await openRegistry(signed, {
        root: await latestRoot(signed.roots),
        // A publication signs an expired registry anew.
        now: new Date(0),
        highestSequence: 0,
      });
      if (verdict.accepted) return verdict.registry;
      throw new Error(`The registry of ${address.origin} is not valid: ${verdict.refusal.reason}.`);
    },
    async readSigners() {
      const signed = await readSigned();
      return signed === undefined ? {} : signersOf(signed);
    },
    async readCounts() {
      const response = await send(CANARY_COUNTS_PATH);
      // A portal of an earlier version.
      if (response.status === 404) return {};
      if (!response.ok) throw await refusal(response);
      return v.parse(canaryCountsSchema, await response.json());
    },
    async store(remote, folder) {
      const files = v.parse(releaseListingSchema, await listFiles(folder));
      const hash = await contentHash(files);
      const bytes = await Promise.all(files.map(({ path }) => readFile(join(folder, path))));
      const body = Buffer.concat([Buffer.from(`${JSON.stringify(files)}\n`), ...bytes]);
      await put(releasePath(remote, hash), body, { 'content-type': 'application/octet-stream' });
      return hash;
    },
    async activate(remote, release, sequence, trial) {
      const path = trial ? canaryPath(remote) : activePath(remote);
      const response = await put(path, JSON.stringify({ release, ...trial }), {
        'content-type': 'application/json',
        'if-match': `"${sequence}"`,
      });
      return v.parse(activatedSchema, await response.json()).sequence;
    },
  };
}
