/*
 * Exports for measurements and tests of other packages.
 */

export type { CslItem, CslName } from '../citations/facts/csl-item.contract.ts';
export { toCsl } from '../citations/facts/to-csl.ts';
export { writeBibtex } from '../citations/files/write-bibtex.ts';
export { writeCslJson } from '../citations/files/write-csl-json.ts';
export { writeRis } from '../citations/files/write-ris.ts';
export type { Database, Queryable, Transactional } from '../database/database.contract.ts';
export { migrate } from '../database/migrations.ts';
export { openDatabase } from '../database/opening/open-database.ts';
export type { ImportedDocument } from '../documents/model/imported-document.contract.ts';
export { parseIsbn } from '../documents/model/isbn.ts';
export { importPath } from '../documents/testing/import-path.ts';
export { createDocumentEngine } from '../documents/workers/document-engine.ts';
export { createRemoteImporter } from '../import/importers/remote-importer.ts';
export { readServerNotice } from '../import/importers/server-notice.ts';
export type { StoredRecord } from '../search/fields/search-fields.ts';
export { leavesOf, planSearch, searchEngineOf } from '../search/index.ts';
export { indexPublications } from '../search/indexing/index-publications.ts';
export { wordsOfTerm } from '../search/query/clauses.ts';
export { checkAccount } from '../sso/accounts.ts';
export { quickHash } from '../sso/testing/quick-hash.ts';
export { formsOf, wordsOf } from '../text/words.ts';
export { LOAD_PATH, type Load } from './importing-server.contract.ts';
export { measureLoad } from './measure-load.ts';
export { startServerProgram } from './start-server-program.ts';
