import { isDocumentError } from '../documents/model/document-error.ts';
import { type ImportRequest, type ImportServices, importFile } from './import-file.ts';
import type { ImportOutcome } from './import-messages.ts';

/** {@link importFile}, with a refused file as an outcome; rejects when the library itself is in trouble. */
export async function importOutcome(
  services: ImportServices,
  request: ImportRequest,
): Promise<ImportOutcome> {
  try {
    return { kind: 'stored', ...(await importFile(services, request)) };
  } catch (error) {
    if (isDocumentError(error)) {
      return { kind: 'refused', fault: error.fault, message: error.message };
    }
    throw error;
  }
}
