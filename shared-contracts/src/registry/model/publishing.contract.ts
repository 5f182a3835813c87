import * as v from 'valibot';
import { remoteNameSchema } from '../facts/remote-name.ts';
import { canaryTermsSchema, sessionCountsSchema } from './canary.contract.ts';
import { registryFileSchema } from './registry.contract.ts';
import { releaseHashSchema } from './release-hash.ts';

/*
 * Publishing over HTTP. These addresses are for release tools, not for the portal in a browser.
 */

/** The limits of an uploaded release. */
export const RELEASE_LIMITS = {
  /** Of all files together. */
  bytes: 64 * 1024 ** 2,
  files: 2000,
  /** Of one remote on the portal, which removes most of them a day after their last use. */
  releases: 50,
  /** Of one path, in characters. */
  path: 240,
  /** Of the listing that begins an upload. */
  listingBytes: 1024 ** 2,
  /** Of the registry entry that the portal makes from the release. */
  entryBytes: 512 * 1024,
} as const;

/** `PUT`: uploads a release. The body is its {@link ReleaseListing}, a line feed, and the files' bytes. */
export const releasePath = (remote: string, hash: string): string =>
  `/publishing/${remote}/releases/${hash}`;

/** `PUT` with `If-Match`: makes a stored release the active one, if the registry has this sequence. */
export const activePath = (remote: string): string => `/publishing/${remote}/active`;

/**
 * `PUT` with `If-Match`: gives a stored release to a share of the sessions. A portal of an earlier version answers 404.
 */
export const canaryPath = (remote: string): string => `/publishing/${remote}/canary`;

/** `GET`: what was counted of the canaries that run, as {@link canaryCountsSchema}. */
export const CANARY_COUNTS_PATH = '/publishing/canaries';

type Files = v.InferOutput<typeof registryFileSchema>[];

const totalBytes = (files: Files): number => files.reduce((sum, { size }) => sum + size, 0);

/**
 * No file twice, and none that is the folder of another. Runs after a failed check, too: its time and memory are
 * linear in the paths.
 */
function areApart(files: Files): boolean {
  // The lowest character ends each part: what is in a folder follows a file of the folder's name at once.
  const paths = files.map(({ path }) => `${path.replaceAll('/', '\0')}\0`).sort();
  return paths.every((path, at) => paths[at + 1]?.startsWith(path) !== true);
}

/** Every file of an uploaded release, in the order of their bytes. */
export const releaseListingSchema = v.pipe(
  v.array(registryFileSchema),
  v.minLength(1, 'a release has files'),
  v.maxLength(RELEASE_LIMITS.files, `more than ${RELEASE_LIMITS.files} files`),
  v.check((files) => files.every(({ path }) => path.length <= RELEASE_LIMITS.path), 'a long path'),
  v.check(areApart, 'a path occurs twice'),
  v.check((files) => totalBytes(files) <= RELEASE_LIMITS.bytes, 'too many bytes'),
);

/** See {@link releaseListingSchema}. */
export type ReleaseListing = v.InferOutput<typeof releaseListingSchema>;

/** The body of {@link activePath}. */
export const activationSchema = v.object({ release: releaseHashSchema });

/** The body of {@link canaryPath}. */
export const trialSchema = v.object({
  ...activationSchema.entries,
  ...canaryTermsSchema.entries,
});

/** The counts of canaries, and meanwhile of the active releases, by remote. */
export const canaryCountsSchema = v.record(
  remoteNameSchema,
  v.object({ canary: sessionCountsSchema, active: sessionCountsSchema }),
);

/** See {@link canaryCountsSchema}. */
export type CanaryCounts = v.InferOutput<typeof canaryCountsSchema>;

/** The response of both: the registry's new sequence number. */
export const activatedSchema = v.object({ sequence: v.number() });
