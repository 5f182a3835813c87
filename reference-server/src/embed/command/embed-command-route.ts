import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { serveCommand } from '../../local/serve-command.ts';
import { embedCommandSchema, runEmbedCommand } from './embed-command.ts';

/** Endpoint of the command for embed credentials while the server runs. */
export const EMBED_COMMAND_PATH = '/api/internal/embed-credentials';

const codec = plain(embedCommandSchema);

/** Serves the command for embed credentials while the server locks the database. */
export function registerEmbedCommandRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): void {
  serveCommand(app, {
    path: EMBED_COMMAND_PATH,
    token,
    codec,
    run: (command) => runEmbedCommand(services.database, command),
  });
}
