import { timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConnectionMissingError, findConnection } from './find-connection.ts';
import type { ImportServices } from './import-file.ts';
import type { ImportMessage } from './import-messages.ts';
import { importOutcome } from './import-outcome.ts';

/** Where the import command sends files while the server runs. */
export const IMPORT_PATH = '/api/internal/import';

/** The file's name, percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name';

/** A file of this size does not fit the engines anyway. */
const MAX_BYTES = 4 * 1024 ** 3;

/** Whether a request comes from this machine: over loopback, or from the address that it came to. */
function isLocal({ socket }: FastifyRequest): boolean {
  const bare = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const loopback = bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
  return (
    loopback || (socket.localAddress !== undefined && socket.localAddress === socket.remoteAddress)
  );
}

function holdsToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function fileNameOf(request: FastifyRequest): string {
  const header = request.headers[FILE_NAME_HEADER];
  try {
    return decodeURIComponent(typeof header === 'string' ? header : '') || 'document';
  } catch {
    return 'document';
  }
}

async function receive(
  services: ImportServices,
  request: FastifyRequest,
  tell: (message: ImportMessage) => void,
): Promise<ImportMessage> {
  const { connection } = request.query as { readonly connection?: string };
  try {
    const connectionId = await findConnection(services.database, connection);
    return await importOutcome(services, {
      stream: request.body as Readable,
      fileName: fileNameOf(request),
      target: { kind: 'new', connectionId },
      onProgress: ({ done, total }) => tell({ kind: 'progress', done, total }),
    });
  } catch (error) {
    if (error instanceof ConnectionMissingError) return { kind: 'failed', message: error.message };
    request.log.error({ err: error }, 'import failed');
    return {
      kind: 'failed',
      message: 'The server could not store the document; its log says why.',
    };
  }
}

/**
 * Lets the import command work while the server runs: a file in, lines of JSON out
 * ({@link ImportMessage}). Only from this machine, and only with the token that stands in the data
 * folder; to everybody else the address does not exist.
 */
export async function registerImportRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: ImportServices; readonly token: string },
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    scope.route({
      method: 'POST',
      url: IMPORT_PATH,
      bodyLimit: MAX_BYTES,
      async onRequest(request, reply) {
        if (isLocal(request) && holdsToken(request, token)) return;
        await reply.code(404).send({ message: 'There is no such address' });
      },
      async handler(request, reply) {
        const lines = new PassThrough();
        const tell = (message: ImportMessage) => lines.write(`${JSON.stringify(message)}\n`);
        void receive(services, request, tell).then((last) => {
          tell(last);
          lines.end();
        });
        return reply.type('application/x-ndjson').send(lines);
      },
    });
  });
}
