import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import type { ServedBytes } from '../../http/bytes-body.contract.ts';
import { importFile } from '../../import/import-file.ts';
import type { PublicationTarget } from '../../import/storing/store-document.ts';
import { type OpenDocuments, openDocuments } from '../../server/open-documents.ts';
import type { LibraryCaller } from '../../session/audiences.ts';
import { createMigratedDatabase } from '../../testing/postgres/migrated-database.ts';
import type { DocumentService } from '../document-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A library for tests, with one connection. */
export interface DocumentLibrary {
  readonly database: Database;
  readonly documents: OpenDocuments;
  readonly service: DocumentService;
  /** Imports a file. @returns the key of its document */
  imported(bytes: Uint8Array, target?: PublicationTarget): Promise<string>;
}

/** A person of the library. */
export const READER: LibraryCaller = { client: 'library', id: 'a', user: null, role: 'user' };

/** Opens a library for the tests of a file. @returns a function that returns it in a test */
export function documentLibrary(): () => DocumentLibrary {
  const folder = temporaryFolder();
  let library: DocumentLibrary | undefined;
  beforeAll(async () => {
    const database = await createMigratedDatabase();
    const documents = await openDocuments(database, folder.path());
    await database.query(
      `insert into connections (id, module, name, kind, actions, advanced_fields)
       values (1, 1, 'Full text', 'fulltext', '{read}', '{}')`,
    );
    await database.query("insert into clients (ref, name) values ('library', 'Library')");
    await database.query(
      `insert into client_connections (client_ref, connection_id, position)
       values ('library', 1, 1)`,
    );
    library = {
      database,
      documents,
      service: documents.service,
      async imported(bytes, target = { kind: 'new', connectionId: 1 }) {
        const stream = Readable.from([Buffer.from(bytes)]);
        const request = { stream, fileName: 'file', target };
        return (await importFile(documents.importing, request)).docKey;
      },
    };
  });
  afterAll(async () => {
    await library?.documents.close();
    await library?.database.close();
  });
  return () => {
    if (!library) throw new Error('The library is not open');
    return library;
  };
}

/** The served bytes, or `start` … `end` (inclusive) of them. */
export async function whole({ body }: ServedBytes, start?: number, end?: number): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return buffer(start === undefined || end === undefined ? body.open() : body.open({ start, end }));
}
