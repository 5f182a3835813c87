import type { Codec } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import { decode } from '../http/decode.ts';
import { onlyLocal } from './local-caller.ts';
import { UnknownError } from './unknown-error.ts';

/** The endpoint of an operator command, for while the server locks the database. */
export interface ServedCommand<T> {
  readonly path: string;
  /** The token in the data folder, which callers send. */
  readonly token: string;
  readonly codec: Codec<T>;
  /** Runs the command. @returns the lines to print @throws UnknownError for what the operator can correct */
  readonly run: (command: T) => Promise<string[]>;
  /** The status of an `UnknownError`; default: 404. */
  readonly refusal?: number;
}

/** Serves an operator command to this machine. */
export function serveCommand<T>(
  app: FastifyInstance,
  { path, token, codec, run, refusal = 404 }: ServedCommand<T>,
): void {
  app.post(path, { onRequest: onlyLocal(token) }, async (request) => {
    try {
      return { lines: await run(decode(codec, request.body, 'body')) };
    } catch (error) {
      throw error instanceof UnknownError ? new HttpError(refusal, error.message) : error;
    }
  });
}
