import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { serveCommand } from '../../local/serve-command.ts';
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
  serveCommand(app, {
    path: SETUP_COMMAND_PATH,
    token,
    codec,
    run: (command) => runSetupCommand(services.database, command),
    refusal: 409,
  });
}
