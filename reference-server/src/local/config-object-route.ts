import { plain } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../endpoints/services.contract.ts';
import { HttpError } from '../errors/http-error.ts';
import { decode } from '../http/decode.ts';
import { onlyLocal } from './local-caller.ts';
import { mintFor, mintRequestSchema } from './mint-for.ts';
import { UnknownError } from './unknown-error.ts';

/** Endpoint of the config-object command while the server runs. */
export const CONFIG_OBJECT_PATH = '/api/internal/config-objects';

const codec = plain(mintRequestSchema);

/** Serves the config-object command while the server locks the database. */
export function registerConfigObjectRoute(
  app: FastifyInstance,
  { services, token }: { readonly services: Services; readonly token: string },
): void {
  app.post(CONFIG_OBJECT_PATH, { onRequest: onlyLocal(token) }, async (request) => {
    try {
      return { code: await mintFor(services.database, decode(codec, request.body, 'body')) };
    } catch (error) {
      throw error instanceof UnknownError ? new HttpError(404, error.message) : error;
    }
  });
}

/** The response of the route. */
export const mintedSchema = v.object({ code: v.string() });
