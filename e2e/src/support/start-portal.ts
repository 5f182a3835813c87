import { freePort } from './free-port.ts';
import { launchPortal } from './launch-portal.ts';
import { DATA_FOLDER, PORTAL_URL, PROXY_PORT } from './portal-address.ts';

/** Starts the portal of the whole suite; returns the way to stop it. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const proxyPort = await freePort();
  const portal = await launchPortal({
    // The proxy of the failure tests is the private portal as well.
    APP_HOST: '',
    REDIRECT_ORIGINS: `http://localhost:${proxyPort}`,
    ENVIRONMENT_LABEL: 'Test',
  });
  process.env[PORTAL_URL] = portal.url;
  process.env[PROXY_PORT] = String(proxyPort);
  process.env[DATA_FOLDER] = portal.dataDir;
  return () => portal.stop();
}
