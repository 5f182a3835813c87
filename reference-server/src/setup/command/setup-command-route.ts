import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { HttpError } from '../../errors/http-error.ts';
import { decode } from '../../http/decode.ts';
import { onlyLocal } from '../../local/local-caller.ts';
import { UnknownError } from '../../local/mint-for.ts';
import { firstLibrarySchema } from '../first-library.contract.ts';
import { runSetupCommand } from './setup-command.ts';

/** Endpoint of the setup command while the server runs. */
export const SETUP_COMMAND_PATH = '/api/internal/setup';

const codec = plain(firstLibrarySchema);

/** Serves the setup command while the server locks the database. */
export function registerSetupCommandRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): void {
  app.post(SETUP_COMMAND_PATH, { onRequest: onlyLocal(token) }, async (request) => {
    try {
      const library = decode(codec, request.body, 'body');
      return { lines: await runSetupCommand(services.database, library) };
    } catch (error) {
      throw error instanceof UnknownError ? new HttpError(409, error.message) : error;
    }
  });
}
