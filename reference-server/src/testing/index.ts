/*
 * What measurements and other programs beside the server fill a library with.
 */
export type { Database, Queryable } from '../database/database.contract.ts';
export { migrate } from '../database/migrations.ts';
export { openDatabase } from '../database/open-database.ts';
export { seedRows } from '../demo/seed-rows.ts';
export type { StoredRecord } from '../search/fields/search-fields.ts';
export { searchEngineOf } from '../search/index.ts';
export { indexPublications } from '../search/indexing/index-publications.ts';
export { findInstallations } from './postgres/find-installations.ts';
export { type RunningPostgres, startPostgres } from './postgres/start-postgres.ts';
