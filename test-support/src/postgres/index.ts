export { findInstallations } from './find-installations.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
export { testPostgres } from './test-postgres.ts';
