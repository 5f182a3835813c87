import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { HttpError } from '../../errors/http-error.ts';
import { decode } from '../../http/decode.ts';
import { onlyLocal } from '../../local/local-caller.ts';
import { UnknownError } from '../../local/mint-for.ts';
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
  app.post(PERSON_COMMAND_PATH, { onRequest: onlyLocal(token) }, async (request) => {
    try {
      const command = decode(codec, request.body, 'body');
      const context = { database, portalUrl: portalUrl() };
      return { lines: await runPersonCommand(context, command) };
    } catch (error) {
      throw error instanceof UnknownError ? new HttpError(409, error.message) : error;
    }
  });
}
