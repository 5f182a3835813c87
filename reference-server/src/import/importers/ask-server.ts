import * as v from 'valibot';
import { UnknownError } from '../../local/unknown-error.ts';
import { findRunningServer } from './running-server.ts';

/**
 * Sends a command to the server that runs with this data folder, if any.
 *
 * @returns the response; undefined when no server runs
 * @throws UnknownError with the server's message when it refuses, and when the server does not answer
 */
export async function askServer(dataDir: string, path: string, command: object): Promise<unknown> {
  const notice = await findRunningServer(dataDir);
  if (notice === undefined) return undefined;
  const answer = await fetch(`${notice.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${notice.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const refusal = v.safeParse(v.object({ message: v.string() }), body);
  throw new UnknownError(
    refusal.success ? refusal.output.message : `The server answered ${answer.status}.`,
  );
}
