/** What a worker of the suite knows of the portal that is its own. */
export interface PortalAddress {
  /** Without a slash at the end. */
  readonly url: string;
  /** The port that is kept for a proxy in front of it. */
  readonly proxyPort: number;
  readonly dataDir: string;
}

const PORTALS = 'LEESZAAL_E2E_PORTALS';

/** Tells the workers of their portals, one for each. */
export function announcePortals(portals: readonly PortalAddress[]): void {
  process.env[PORTALS] = JSON.stringify(portals);
}

/** All portals of the suite. */
export function allPortals(): readonly PortalAddress[] {
  const told = process.env[PORTALS];
  if (!told) throw new Error(`${PORTALS} is set by the suite's start`);
  return JSON.parse(told) as readonly PortalAddress[];
}

function ownPortal(): PortalAddress {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  const portal = allPortals()[worker];
  if (!portal) throw new Error(`There is no portal for worker ${worker}`);
  return portal;
}

/** Where the portal answers, without a slash at the end. */
export const portalUrl = () => ownPortal().url;
/** Where it is the public library: the same server by another name. */
export const publicUrl = () => portalUrl().replace('//localhost:', '//127.0.0.1:');
/** The port that is kept for a proxy in front of it. */
export const proxyPort = () => ownPortal().proxyPort;
/** Where the proxy answers, without a slash at the end. */
export const proxyUrl = () => `http://localhost:${proxyPort()}`;
/** The folder of the portal's data, in which programs beside it find it. */
export const dataFolder = () => ownPortal().dataDir;
