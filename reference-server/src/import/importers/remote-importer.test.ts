import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import { createRemoteImporter, RemoteImportError } from './remote-importer.ts';

const temporary = temporaryFolder();
let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** Imports a file into a server that answers with one line of progress, then calls a function. */
async function importInto(then: (response: ServerResponse) => void) {
  server = createServer((request, response) => {
    request.resume();
    response.write('{"kind":"progress","done":20,"total":90}\n', () => then(response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const notice = { url: `http://127.0.0.1:${port}`, token: 'x', pid: process.pid };
  const path = await temporary.write('book.pdf', '%PDF-');
  return createRemoteImporter(notice, undefined).importFile(path, () => undefined);
}

it.each([
  ['cuts the connection', (response: ServerResponse) => void response.destroy()],
  ['ends without an outcome', (response: ServerResponse) => void response.end()],
])('a server that %s has stopped, and the person who imports is told so', async (_how, then) => {
  const failed = importInto(then);
  await expect(failed).rejects.toThrow(RemoteImportError);
  await expect(failed).rejects.toThrow('The server stopped before the document was stored.');
});
