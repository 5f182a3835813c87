import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { serveCommand } from '../../local/serve-command.ts';
import { personCommandSchema, runPersonCommand } from './person-command.ts';

/** Endpoint of the command for people while the server runs. */
export const PERSON_COMMAND_PATH = '/api/internal/people';

const codec = plain(personCommandSchema);

/** Serves the command for people while the server locks the database. */
export function registerPersonCommandRoute(
  app: FastifyInstance,
  {
    services,
    token,
    portalUrl,
  }: {
    readonly services: Services;
    readonly token: string;
    /** The portal's address, which is known when the server listens. */
    readonly portalUrl: () => string;
  },
): void {
  const { database } = services;
  serveCommand(app, {
    path: PERSON_COMMAND_PATH,
    token,
    codec,
    run: (command) => runPersonCommand({ database, portalUrl: portalUrl() }, command),
    refusal: 409,
  });
}
