import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import { UnknownError } from '../../local/unknown-error.ts';
import { findRunningServer } from './running-server.ts';
import { writeServerNotice } from './server-notice.ts';

const temporary = temporaryFolder();
const TOKEN = 'a'.repeat(32);
/** Above the largest number of a process. */
const NO_PROCESS = 2 ** 22 + 1;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A data folder whose notice names a server that answers so. */
async function folderOf(answer: RequestListener, pid = process.pid): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await writeServerNotice(temporary.path(), { url: `http://127.0.0.1:${port}`, token: TOKEN, pid });
  return temporary.path();
}

const status =
  (code: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(code).end('{}');
const silent: RequestListener = () => undefined;

describe('the running server of a data folder', () => {
  it.each([200, 500, 503])(
    'is the one that answers %d, also with a full disk [S2.420]',
    async (code) => {
      expect(await findRunningServer(await folderOf(status(code)))).toMatchObject({ token: TOKEN });
    },
  );

  it('is not another program at its address', async () => {
    expect(await findRunningServer(await folderOf(status(404)))).toBeUndefined();
    expect(await findRunningServer(await folderOf(status(502), NO_PROCESS))).toBeUndefined();
  });

  it('has ended when nothing listens there', async () => {
    const folder = await folderOf(status(200));
    await new Promise((resolve) => server?.close(resolve));
    expect(await findRunningServer(folder)).toBeUndefined();
  });

  it('is told of when its process does not answer, and the folder is not opened beside it [S2.421]', async () => {
    const finding = findRunningServer(await folderOf(silent), 50);
    await expect(finding).rejects.toThrow(UnknownError);
    await expect(finding).rejects.toThrow(`process ${process.pid}) does not answer`);
  });

  it('has ended when a program that is silent there is not its process', async () => {
    expect(await findRunningServer(await folderOf(silent, NO_PROCESS), 50)).toBeUndefined();
  });
});
