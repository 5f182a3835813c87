import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerScope } from '../../http/register-scope.ts';
import { onlyLocal } from '../../local/local-caller.ts';
import { isDiskFull } from '../../storage/disk-full.ts';
import type { ImportServices } from '../import-file.ts';
import type { ImportMessage } from '../import-messages.ts';
import { importOutcome } from '../import-outcome.ts';
import { ConnectionMissingError, findConnection } from './find-connection.ts';

/** The address to which the import command sends files while the server runs. */
export const IMPORT_PATH = '/api/internal/import';

/** The file's name, percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name';

/** More than the engines can open. */
const MAX_BYTES = 4 * 1024 ** 3;

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
      message: isDiskFull(error)
        ? 'The server has no storage left; nothing of the document was kept.'
        : 'The server could not store the document; its log says why.',
    };
  }
}

/**
 * Registers the route for the import command: receives a file, sends lines of JSON ({@link ImportMessage}). It
 * answers 404 unless the request is from this machine and has the token in the data folder.
 */
export async function registerImportRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: ImportServices; readonly token: string },
): Promise<void> {
  await registerScope(app, 'import', async (scope) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    scope.route({
      method: 'POST',
      url: IMPORT_PATH,
      bodyLimit: MAX_BYTES,
      onRequest: onlyLocal(token),
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
