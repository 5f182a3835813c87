import { request } from 'node:http';
import { errorCode } from '../../errors/error-code.ts';
import { UnknownError } from '../../local/unknown-error.ts';
import { readServerNotice, type ServerNotice } from './server-notice.ts';

const ANSWER_TIMEOUT_MS = 10_000;
/** From here on a status tells of a server that has a problem, such as a full disk. */
const SERVER_ERROR = 500;

type Answer = 'healthy' | 'failing' | 'late' | 'none';

function askHealth({ url }: ServerNotice, timeout: number): Promise<Answer> {
  return new Promise((resolve) => {
    const asking = request(new URL('/healthz', url), { timeout }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      const failing = statusCode >= SERVER_ERROR ? 'failing' : 'none';
      resolve(statusCode === 200 ? 'healthy' : failing);
    });
    asking.on('timeout', () => {
      resolve('late');
      asking.destroy();
    });
    asking.on('error', () => resolve('none'));
    asking.end();
  });
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Finds the server that runs with a data folder. A server with a full disk runs too: its answer to a command says what
 * is wrong. A killed server leaves its notice behind, and another program may have its address.
 *
 * @param timeout in milliseconds, for the answer of the server
 * @returns undefined when none runs
 * @throws UnknownError when its process lives and does not answer: to open the folder beside it would fail
 */
export async function findRunningServer(
  dataDir: string,
  timeout = ANSWER_TIMEOUT_MS,
): Promise<ServerNotice | undefined> {
  const notice = await readServerNotice(dataDir);
  if (notice === undefined) return undefined;
  const answer = await askHealth(notice, timeout);
  if (answer === 'healthy') return notice;
  if (answer === 'none' || !isProcess(notice.pid)) return undefined;
  if (answer === 'late') {
    throw new UnknownError(
      `The server of this data folder (process ${notice.pid}) does not answer. Try again, or stop it first.`,
    );
  }
  return notice;
}
