import type { Readable } from 'node:stream';
import { plain } from '@leeszaal/shared-contracts';
import {
  activationSchema,
  activePath,
  RELEASE_LIMITS,
  releaseHashSchema,
  releasePath,
} from '@leeszaal/shared-contracts/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeExclusive } from '../database/exclusive.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { badRequest, HttpError } from '../errors/http-error.ts';
import { decode } from '../http/decode.ts';
import { pruneReleases, publishRelease, registryLayout } from '../registry/index.ts';
import { ReleaseError, type ReleaseRefusal } from '../registry/release-error.ts';
import { authorizeTeam } from './authorize-team.ts';
import { discardBody } from './discard-body.ts';
import { receiveRelease } from './receive-release.ts';
import { type ReleaseAction, type ReleaseDetail, writeReleaseAudit } from './release-audit.ts';
import type { ReleaseToken } from './release-tokens.ts';

const STATUS: Readonly<Record<ReleaseRefusal, number>> = {
  'unknown-release': 404,
  'damaged-release': 409,
  'invalid-release': 422,
  'route-taken': 409,
  'sequence-changed': 412,
};

const MOST_BYTES = RELEASE_LIMITS.listingBytes + 1 + RELEASE_LIMITS.bytes;

interface Params {
  readonly remote: string;
  readonly hash?: string;
}

const activation = plain(activationSchema);

function toHttpError(error: unknown): unknown {
  if (!(error instanceof ReleaseError)) return error;
  const { refusal, message } = error;
  return new HttpError(STATUS[refusal], message, { code: refusal }, {}, { cause: error });
}

/** The sequence number in `If-Match`. @throws HttpError 428 without one */
function expectedSequence({ headers }: FastifyRequest): number {
  const sequence = /^"(\d{1,15})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (sequence !== undefined) return Number(sequence);
  throw new HttpError(428, 'If-Match: should be the registry’s sequence number in quotes', {
    code: 'sequence-required',
  });
}

/**
 * Serves the uploads and publications of teams (`docs/decisions.md` 94). Each needs a token for its remote, and
 * each use of a token is in the audit log.
 */
export async function routeReleases(
  app: FastifyInstance,
  { config, database }: Services,
): Promise<void> {
  const layout = registryLayout(config.distDir);
  const oneAtATime = makeExclusive();
  const teams = new WeakMap<FastifyRequest, ReleaseToken>();

  /** Runs a use of a token, and logs it. */
  async function logged<T>(
    request: FastifyRequest,
    action: ReleaseAction,
    work: (remote: string) => Promise<T & ReleaseDetail>,
  ): Promise<T> {
    const token = teams.get(request);
    if (token === undefined) throw new Error('A route for releases has no token');
    try {
      const done = await work(token.remote);
      await writeReleaseAudit(database, token, action, done);
      return done;
    } catch (error) {
      const refused = toHttpError(error);
      const reason = refused instanceof HttpError ? refused.message : 'unexpected';
      await writeReleaseAudit(database, token, 'release-refused', { reason });
      throw refused;
    }
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    scope.addHook('onSend', discardBody(MOST_BYTES));
    scope.addHook('onRequest', async (request) => {
      const { remote } = request.params as Params;
      teams.set(request, await authorizeTeam(database, request, remote));
      if (Number(request.headers['content-length']) > MOST_BYTES) {
        throw new HttpError(413, 'The release is too large', { code: 'too-large' });
      }
    });

    scope.put(
      releasePath(':remote', ':hash'),
      { bodyLimit: MOST_BYTES },
      async (request, reply) => {
        await logged(request, 'release-uploaded', async (name) => {
          const { hash } = request.params as Params;
          if (!v.is(releaseHashSchema, hash)) throw badRequest('A release has another hash');
          if (request.body === undefined) throw badRequest('body: should be a release');
          const body = (request.body as Readable).iterator({ destroyOnReturn: false });
          try {
            await receiveRelease(layout, { name, hash }, body);
          } finally {
            await body.return?.();
          }
          return { release: hash };
        });
        return reply.code(204).send();
      },
    );

    scope.put(activePath(':remote'), { bodyLimit: 1024 }, async (request) => {
      const { sequence } = await logged(request, 'release-published', async (name) => {
        const expected = expectedSequence(request);
        const { release } = decode(activation, request.body, 'body');
        const registry = await oneAtATime(() => publishRelease(layout, name, release, expected));
        return { release, sequence: registry.sequence };
      });
      await pruneReleases(layout, (request.params as Params).remote);
      return { sequence };
    });
  });
}
