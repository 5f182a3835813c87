/*
 * What measurements and other programs beside the server fill a library with.
 */
export type { Database, Queryable } from '../database/database.contract.ts';
export { migrate } from '../database/migrations.ts';
export { openDatabase } from '../database/opening/open-database.ts';
export { seedRows } from '../demo/seed-rows.ts';
export { makeEpub } from '../documents/testing/make-epub.ts';
export { contentBomb, manyPages, recursiveForm } from '../documents/testing/make-hostile-pdf.ts';
export { createRemoteImporter } from '../import/importers/remote-importer.ts';
export { readServerNotice } from '../import/importers/server-notice.ts';
export type { StoredRecord } from '../search/fields/search-fields.ts';
export { searchEngineOf } from '../search/index.ts';
export { indexPublications } from '../search/indexing/index-publications.ts';
export { LOAD_PATH, type Load } from './importing-server.contract.ts';
export { findInstallations } from './postgres/find-installations.ts';
export { type RunningPostgres, startPostgres } from './postgres/start-postgres.ts';
export { type RunningProgram, startServerProgram } from './start-server-program.ts';
