import { findInstallations, startPostgres } from '@leeszaal/test-support/postgres';
import { EMPTY, type LaunchedPortal, launchPortal } from '../portal/launch-portal.ts';

/** Starts a portal without a library, on an empty PostgreSQL of its own. */
export async function startEmptyPortal(): Promise<LaunchedPortal> {
  const [installation = ''] = findInstallations();
  const postgres = await startPostgres(installation, { isInMemory: true });
  try {
    const portal = await launchPortal({ ...EMPTY, DATABASE_URL: postgres.url });
    return { ...portal, stop: () => portal.stop().finally(() => postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
