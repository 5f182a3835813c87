import { createHash, type Hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  contentHash,
  RELEASE_LIMITS,
  type RegistryFile,
  type ReleaseListing,
  releaseListingSchema,
  shown,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { HttpError } from '../errors/http-error.ts';
import {
  checkRelease,
  describeRelease,
  IN_USE_MS,
  type RegistryLayout,
  type ReleaseId,
  releaseFolder,
  storedReleases,
  storeRelease,
} from '../registry/index.ts';
import { type BodyReader, EndOfBodyError, readBody } from './body-reader.ts';

const refuse = (status: number, code: string, message: string): HttpError =>
  new HttpError(status, message, { code });

async function readListing(reader: BodyReader): Promise<ReleaseListing> {
  const line = await reader.line(RELEASE_LIMITS.listingBytes);
  if (line === null) throw refuse(400, 'invalid-listing', 'The body begins with no listing');
  let listing: unknown;
  try {
    listing = JSON.parse(line);
  } catch {
    throw refuse(400, 'invalid-listing', 'The listing is not JSON');
  }
  const parsed = v.safeParse(releaseListingSchema, listing);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = ['listing', v.getDotPath(issue)].filter(Boolean).join('.');
  throw refuse(400, 'invalid-listing', shown(`${where}: ${issue.message}`));
}

async function* hashing(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

async function receiveFile(reader: BodyReader, file: RegistryFile, folder: string): Promise<void> {
  const path = join(folder, file.path);
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha384');
  await writeFile(path, hashing(reader.bytes(file.size), hash), { flag: 'wx', flush: true });
  if (hash.digest('base64') !== file.sha384) {
    throw refuse(422, 'wrong-digest', `${file.path} differs from its digest`);
  }
}

/** Writes the files of a body to a folder, each compared with its digest. */
async function unpack(reader: BodyReader, files: ReleaseListing, folder: string): Promise<void> {
  try {
    for (const file of files) await receiveFile(reader, file, folder);
  } catch (error) {
    if (!(error instanceof EndOfBodyError)) throw error;
    throw refuse(400, 'incomplete', 'The body has fewer bytes than its listing says');
  }
  if (!(await reader.isAtEnd())) {
    throw refuse(400, 'unlisted-bytes', 'The body has more bytes than its listing says');
  }
}

/** Removes the drafts of a killed server. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const begun = (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (Date.now() - begun > IN_USE_MS) await rm(path, { recursive: true, force: true });
  }
}

/** A team that uploads again and again must not fill the disk. */
async function checkCount(layout: RegistryLayout, { name, hash }: ReleaseId): Promise<void> {
  const stored = await storedReleases(layout, name);
  if (stored.length < RELEASE_LIMITS.releases || stored.includes(hash)) return;
  const message = `The portal has ${stored.length} releases of ${name}, which pages may still use. Try again tomorrow.`;
  throw refuse(409, 'too-many-releases', message);
}

/**
 * Receives a release: writes it beside the served folders, verifies it, and moves it to its own folder in one
 * step. A release that is there already stays as it is.
 *
 * @throws HttpError, or ReleaseError when the files are no release, or the stored ones are damaged
 */
export async function receiveRelease(
  layout: RegistryLayout,
  id: ReleaseId,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const reader = readBody(body);
  const files = await readListing(reader);
  if ((await contentHash(files)) !== id.hash) {
    throw refuse(422, 'wrong-hash', 'The release has another hash than its address says');
  }
  await checkCount(layout, id);
  await mkdir(layout.incoming, { recursive: true, mode: 0o700 });
  await removeAbandoned(layout.incoming);
  const draft = join(layout.incoming, randomUUID());
  try {
    await mkdir(draft);
    await unpack(reader, files, draft);
    await checkRelease(layout, id, draft);
    await storeRelease(layout, id.name, draft);
    await describeRelease(releaseFolder(layout, id.name, id.hash), id);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
