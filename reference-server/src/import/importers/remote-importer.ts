import { createReadStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { errorCode } from '../../errors/error-code.ts';
import { type ImportMessage, importMessageSchema } from '../import-messages.ts';
import { FILE_NAME_HEADER, IMPORT_PATH } from './import-route.ts';
import type { Importer } from './importer.contract.ts';
import type { ServerNotice } from './server-notice.ts';

/** An error of the server. The message is for the person who imports. */
export class RemoteImportError extends Error {
  override readonly name = 'RemoteImportError';
}

async function* readMessages(response: IncomingMessage): AsyncGenerator<ImportMessage> {
  for await (const line of createInterface({ input: response })) {
    yield v.parse(importMessageSchema, JSON.parse(line));
  }
}

async function send(
  notice: ServerNotice,
  path: string,
  connection: string | undefined,
): Promise<IncomingMessage> {
  const address = new URL(IMPORT_PATH, notice.url);
  if (connection !== undefined) address.searchParams.set('connection', connection);
  const sending = request(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${notice.token}`,
      'content-type': 'application/octet-stream',
      [FILE_NAME_HEADER]: encodeURIComponent(basename(path)),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sending.once('response', resolve);
    sending.once('error', reject);
  });
  // `answered` reports errors of the request; a response before the end of the upload, a refusal, has precedence.
  pipeline(createReadStream(path), sending).catch(() => undefined);
  const response = await answered;
  if (response.statusCode !== 200) {
    throw new RemoteImportError(`The server answered ${response.statusCode}.`);
  }
  return response;
}

const stopped = (cause?: unknown) =>
  new RemoteImportError('The server stopped before the document was stored.', { cause });

/** {@link readMessages}, which reports a lost connection. @throws RemoteImportError */
async function* readUncut(response: IncomingMessage): AsyncGenerator<ImportMessage> {
  try {
    yield* readMessages(response);
  } catch (error) {
    throw errorCode(error) === 'ECONNRESET' ? stopped(error) : error;
  }
}

/** Imports through a running server. */
export function createRemoteImporter(
  notice: ServerNotice,
  connection: string | undefined,
): Importer {
  return {
    async importFile(path, onProgress) {
      const response = await send(notice, path, connection);
      for await (const message of readUncut(response)) {
        switch (message.kind) {
          case 'progress':
            onProgress(message);
            break;
          case 'failed':
            throw new RemoteImportError(message.message);
          case 'stored':
          case 'refused':
            return message;
        }
      }
      throw stopped();
    },
    close: async () => undefined,
  };
}
