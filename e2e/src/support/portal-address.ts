/** Names of the environment variables through which the suite learns where its portal is. */
export const PORTAL_URL = 'LEESZAAL_E2E_URL';
export const PROXY_PORT = 'LEESZAAL_E2E_PROXY_PORT';
export const DATA_FOLDER = 'LEESZAAL_E2E_DATA';

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the suite's start`);
  return value;
}

/** Where the portal answers, without a slash at the end. */
export const portalUrl = () => needed(PORTAL_URL);
/** The port that is kept for a proxy in front of it. */
export const proxyPort = () => Number(needed(PROXY_PORT));
/** The folder of the portal's data, in which programs beside it find it. */
export const dataFolder = () => needed(DATA_FOLDER);
