import { DatabaseError } from '../database/database-error.ts';
import { isDocumentError } from '../documents/model/document-error.ts';
import { type ImportRequest, type ImportServices, importFile } from './import-file.ts';
import type { ImportOutcome } from './import-messages.ts';

/** SQLSTATE classes of errors in the data: invalid values and program limits. */
const REFUSED = /^(?:22|54)/;

const NOT_STORABLE: ImportOutcome = {
  kind: 'refused',
  fault: 'unsupported',
  message: 'The file holds what the database cannot keep.',
};

/** {@link importFile}, with a refused file as an outcome; rejects on an error of the server. */
export async function importOutcome(
  services: ImportServices,
  request: ImportRequest,
): Promise<ImportOutcome> {
  try {
    return { kind: 'stored', ...(await importFile(services, request)) };
  } catch (error) {
    if (isDocumentError(error)) {
      const { fault, message, limit } = error;
      return { kind: 'refused', fault, message, ...(limit && { limit }) };
    }
    if (error instanceof DatabaseError && REFUSED.test(error.code)) return NOT_STORABLE;
    throw error;
  }
}
