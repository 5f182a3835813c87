import * as v from 'valibot';
import { remoteFactsSchema } from '../facts/remote-facts.contract.ts';
import { remoteNameSchema } from '../facts/remote-name.ts';
import { signedDocumentSchema } from '../signing/signed-document.ts';
import { baseAddressSchema } from './base-address.ts';
import { type CanaryRef, canaryRefSchema, haltedCanarySchema } from './canary.contract.ts';
import { contractRangeSchema } from './contract-range.ts';
import { releaseHashSchema } from './release-hash.ts';

/**
 * A path that stays below the folder it is resolved against: no scheme, no root, no way up. Without `%`, its address
 * has the same text.
 */
const relativePathSchema = v.pipe(
  v.string(),
  v.regex(/^[\w@+-][\w.@+-]*(\/[\w@+-][\w.@+-]*)*$/, 'not a plain relative path'),
);

const sha384Schema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{64}$/, 'not a SHA-384 digest'));

/** {@link RegistryFile} */
export const registryFileSchema = v.object({
  /** Relative to the release's folder. */
  path: relativePathSchema,
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Base64, as in an `integrity` attribute behind `sha384-`. */
  sha384: sha384Schema,
});

/** A file of a release with its digest. */
export type RegistryFile = v.InferOutput<typeof registryFileSchema>;

const sha256Schema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'not a SHA-256 digest'));

const releaseRefSchema = v.object({
  /** For people and logs; the folder is what identifies a release. */
  version: v.string(),
  /** Relative to the address of the registry or to `base`; ends in a hash of all its contents, so it never changes. */
  folder: relativePathSchema,
});

const releaseSchema = v.object({
  ...releaseRefSchema.entries,
  /** The address that `folder` is relative to, if not the registry's own. The root must allow it. */
  base: v.optional(baseAddressSchema),
  /** The contract versions of a host that this release runs in, as `^major.minor`. */
  contract: contractRangeSchema,
  /** The module federation manifest, one of `files`. */
  manifest: relativePathSchema,
  /** The files that the first render needs; among `files`. */
  initial: v.array(relativePathSchema),
  /** The manifest and every file that may run. What isn't listed doesn't. */
  files: v.array(registryFileSchema),
  /** The SHA-256 of its import map in base64, if its scripts are ECMAScript modules. */
  importMap: v.optional(sha256Schema),
});

/** One immutable build of a remote. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** Identifies a release, without its files. */
export type ReleaseRef = v.InferOutput<typeof releaseRefSchema>;

const registeredRemoteSchema = v.object({
  active: releaseSchema,
  /** The release before the active one, for a rollback. */
  previous: v.nullable(releaseRefSchema),
  /** When the active release became active. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The last canary, if it halted itself and nothing was published since. */
  halted: v.optional(haltedCanarySchema),
  ...remoteFactsSchema.entries,
});

/** {@link RegisteredRemote} without its history: what a publication sets. */
export const publicationSchema = v.omit(registeredRemoteSchema, ['previous', 'since', 'halted']);

/** The published part of a remote: all but its history. */
export type Publication = v.InferOutput<typeof publicationSchema>;

/** A release and its remote, as the team signs them. */
export const statementSchema = v.object({ remote: remoteNameSchema, ...publicationSchema.entries });

/** Why the statement of a release was refused. */
export type StatementRefusal =
  | 'malformed'
  | 'bad-signature'
  | 'another-release'
  /** Its files have an address that the root does not allow. */
  | 'foreign-address';

/** A release that a share of the sessions gets, and what the portal has to know of it. */
export interface Canary extends Omit<CanaryRef, 'release'> {
  readonly publication: Publication;
}

/** A remote, its active release, and what the portal has to know of it. */
export type RegisteredRemote = v.InferOutput<typeof registeredRemoteSchema> & {
  readonly canary?: Canary;
  /** Set when the active release is not signed by the team: nothing of it may run. */
  readonly refusal?: StatementRefusal;
};

const headSchema = v.object({
  /** Grows by one with each change; browsers refuse a lower one than they have seen. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  expires: v.pipe(v.string(), v.isoTimestamp()),
});

/** The registry: the remotes, their releases and files. */
export const registrySchema = v.object({
  ...headSchema.entries,
  remotes: v.record(remoteNameSchema, registeredRemoteSchema),
});

/** The registry of remotes. */
export type Registry = Omit<v.InferOutput<typeof registrySchema>, 'remotes'> & {
  readonly remotes: Readonly<Record<string, RegisteredRemote>>;
};

/** The part of the registry that the portal signs: which release of each remote is active. */
export const registryIndexSchema = v.object({
  ...headSchema.entries,
  remotes: v.record(
    remoteNameSchema,
    v.object({
      ...v.pick(registeredRemoteSchema, ['previous', 'since', 'halted']).entries,
      release: releaseHashSchema,
      canary: v.optional(canaryRefSchema),
    }),
  ),
});

/** See {@link registryIndexSchema}. */
export type RegistryIndex = v.InferOutput<typeof registryIndexSchema>;

/** `/registry.json` */
export const signedRegistrySchema = v.object({
  /** Every root of the portal, in order of their versions. */
  roots: v.array(signedDocumentSchema),
  /** {@link RegistryIndex}, signed by the portal. */
  index: signedDocumentSchema,
  /** The active releases, each signed by the remote's team. */
  statements: v.record(remoteNameSchema, signedDocumentSchema),
  /** The canaries, each signed by the remote's team. */
  canaries: v.optional(v.record(remoteNameSchema, signedDocumentSchema)),
});

/** The registry with its signatures. */
export type SignedRegistry = v.InferOutput<typeof signedRegistrySchema>;
