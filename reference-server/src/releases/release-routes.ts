import type { Readable } from 'node:stream';
import { plain } from '@leeszaal/shared-contracts';
import {
  activationSchema,
  activePath,
  canaryPath,
  RELEASE_LIMITS,
  type Registry,
  releaseHashSchema,
  releasePath,
  shown,
  trialSchema,
} from '@leeszaal/shared-contracts/registry';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeExclusive } from '../database/exclusive.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { badRequest, HttpError } from '../errors/http-error.ts';
import { decode } from '../http/decode.ts';
import { registerScope } from '../http/register-scope.ts';
import {
  pruneReleases,
  publishCanary,
  publishRelease,
  type RegistryLayout,
  registryLayout,
} from '../registry/index.ts';
import { ReleaseError, type ReleaseRefusal } from '../registry/release-error.ts';
import { authorizeTeam } from './authorize-team.ts';
import { discardBody } from './discard-body.ts';
import { receiveRelease } from './receive-release.ts';
import { type ReleaseAction, type ReleaseDetail, writeReleaseAudit } from './release-audit.ts';
import type { ReleaseToken } from './release-tokens.ts';
import { makeUploadQueues } from './upload-queues.ts';
import { withDeadline } from './with-deadline.ts';

const STATUS: Readonly<Record<ReleaseRefusal, number>> = {
  'unknown-release': 404,
  'damaged-release': 409,
  'invalid-release': 422,
  'foreign-signature': 403,
  'foreign-address': 403,
  'route-taken': 409,
  'no-canary': 409,
  'sequence-changed': 412,
};

const MOST_BYTES = RELEASE_LIMITS.listingBytes + 1 + RELEASE_LIMITS.bytes;
/** Milliseconds for an upload: later ones of the remote wait for it. */
const UPLOAD_TIME = 10 * 60 * 1000;

interface Params {
  readonly remote: string;
  readonly hash?: string;
}

const activation = plain(activationSchema);
const trial = plain(trialSchema);

function toHttpError(error: unknown): unknown {
  if (!(error instanceof ReleaseError)) return error;
  const { refusal, message } = error;
  return new HttpError(STATUS[refusal], shown(message), { code: refusal }, {}, { cause: error });
}

/** The reason of a refusal for the audit log. */
function reasonOf(error: FastifyError | HttpError): string {
  const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500);
  return status < 500 ? shown(error.message) : 'unexpected';
}

/** The sequence number in `If-Match`. @throws HttpError 428 without one */
function expectedSequence({ headers }: FastifyRequest): number {
  const sequence = /^"(\d{1,15})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (sequence !== undefined) return Number(sequence);
  throw new HttpError(428, 'If-Match: should be the registry’s sequence number in quotes', {
    code: 'sequence-required',
  });
}

/** A publication that a team wants. */
interface Change extends Pick<ReleaseDetail, 'release' | 'share'> {
  change(): Promise<Registry>;
}

function readActivation(layout: RegistryLayout, request: FastifyRequest): Change {
  const { remote } = request.params as Params;
  const expected = expectedSequence(request);
  const { release } = decode(activation, request.body, 'body');
  return { release, change: () => publishRelease(layout, remote, release, expected) };
}

function readTrial(layout: RegistryLayout, request: FastifyRequest): Change {
  const { remote: name } = request.params as Params;
  const expected = expectedSequence(request);
  const { release, ...terms } = decode(trial, request.body, 'body');
  return {
    release,
    share: terms.share,
    change: () => publishCanary(layout, { name, hash: release }, terms, expected),
  };
}

/**
 * Serves the uploads and publications of teams (`docs/decisions.md` 94). Each needs a token for its remote. Each use
 * of a token is in the audit log, and so are refusals up to its limits.
 */
export async function routeReleases(
  app: FastifyInstance,
  { config, database }: Services,
): Promise<void> {
  const layout = registryLayout(config.distDir);
  const oneUpload = makeUploadQueues();
  const onePublication = makeExclusive();
  const teams = new WeakMap<FastifyRequest, ReleaseToken>();

  /** Logs a use of a token. The use has its result, whether or not the database stores the entry. */
  async function note(
    request: FastifyRequest,
    action: ReleaseAction,
    detail: ReleaseDetail,
  ): Promise<void> {
    const token = teams.get(request);
    if (token === undefined) return;
    await writeReleaseAudit(database, token, action, detail).catch((error: unknown) =>
      request.log.error({ err: error, action, detail }, 'not in the audit log'),
    );
  }

  /** A failure keeps releases for longer, and nothing else. */
  async function prune({ log }: FastifyRequest, remote: string): Promise<void> {
    await pruneReleases(layout, remote).catch((error: unknown) =>
      log.error({ err: error }, 'releases not pruned'),
    );
  }

  async function receive(request: FastifyRequest): Promise<void> {
    const { remote: name, hash } = request.params as Params;
    if (!v.is(releaseHashSchema, hash)) throw badRequest('A release has another hash');
    if (request.body === undefined) throw badRequest('body: should be a release');
    const readable = request.body as Readable;
    await prune(request, name);
    const body = readable.iterator({ destroyOnReturn: false });
    try {
      await withDeadline(readable, UPLOAD_TIME, () => receiveRelease(layout, { name, hash }, body));
    } catch (error) {
      throw toHttpError(error);
    } finally {
      await body.return?.();
    }
    await note(request, 'release-uploaded', { release: hash });
    await prune(request, name);
  }

  async function publish(
    request: FastifyRequest,
    read: (layout: RegistryLayout, request: FastifyRequest) => Change,
  ): Promise<{ readonly sequence: number }> {
    const { change, ...detail } = read(layout, request);
    const { sequence } = await change().catch((error: unknown) => {
      throw toHttpError(error);
    });
    await note(request, 'release-published', { ...detail, sequence });
    await prune(request, (request.params as Params).remote);
    return { sequence };
  }

  await registerScope(app, 'releases', async (scope) => {
    scope.addHook('onSend', discardBody(MOST_BYTES));
    scope.addHook('onRequest', async (request) => {
      const { remote } = request.params as Params;
      teams.set(request, await authorizeTeam(database, request, remote));
      if (Number(request.headers['content-length']) > MOST_BYTES) {
        throw new HttpError(413, 'The release is too large', { code: 'too-large' });
      }
    });
    scope.addHook('onError', (request, _reply, error) =>
      note(request, 'release-refused', { reason: reasonOf(error) }),
    );
    scope.put(activePath(':remote'), { bodyLimit: 1024 }, (request) =>
      onePublication(() => publish(request, readActivation)),
    );
    scope.put(canaryPath(':remote'), { bodyLimit: 1024 }, (request) =>
      onePublication(() => publish(request, readTrial)),
    );
    await registerScope(scope, 'uploads of releases', async (uploads) => {
      // Other types would be read into memory.
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
        done(null, payload),
      );
      const path = releasePath(':remote', ':hash');
      uploads.put(path, { bodyLimit: MOST_BYTES }, async (request, reply) => {
        const { remote } = request.params as Params;
        await oneUpload(remote, () => receive(request));
        return reply.code(204).send();
      });
    });
  });
}
