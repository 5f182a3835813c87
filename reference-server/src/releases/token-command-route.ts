import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { serveCommand } from '../local/serve-command.ts';
import { runTokenCommand, tokenCommandSchema } from './token-command.ts';

/** Endpoint of the command for release tokens while the server runs. */
export const TOKEN_COMMAND_PATH = '/api/internal/release-tokens';

const codec = plain(tokenCommandSchema);

/** Serves the command for release tokens while the server locks the database. */
export function registerTokenCommandRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): void {
  serveCommand(app, {
    path: TOKEN_COMMAND_PATH,
    token,
    codec,
    run: (command) => runTokenCommand(services.database, command),
  });
}
