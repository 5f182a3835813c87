import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { HttpError } from '../../errors/http-error.ts';
import { decode } from '../../http/decode.ts';
import { onlyLocal } from '../../local/local-caller.ts';
import { UnknownError } from '../../local/mint-for.ts';
import { embedCommandSchema, runEmbedCommand } from './embed-command.ts';

/** Endpoint of the command for embed credentials while the server runs. */
export const EMBED_COMMAND_PATH = '/api/internal/embed-credentials';

const codec = plain(embedCommandSchema);

/** Serves the command for embed credentials while the server locks the database. */
export function registerEmbedCommandRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): void {
  app.post(EMBED_COMMAND_PATH, { onRequest: onlyLocal(token) }, async (request) => {
    try {
      const command = decode(codec, request.body, 'body');
      return { lines: await runEmbedCommand(services.database, command) };
    } catch (error) {
      throw error instanceof UnknownError ? new HttpError(404, error.message) : error;
    }
  });
}
