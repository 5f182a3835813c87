/** The addresses of a worker's portal. */
export interface PortalAddress {
  /** Without a trailing slash. */
  readonly url: string;
  /** The port reserved for a proxy in front of it. */
  readonly proxyPort: number;
  /** The port of the demonstration's example of an institution's page. */
  readonly examplePort: number;
  readonly dataDir: string;
}

const PORTALS = 'LEESZAAL_E2E_PORTALS';

/** Passes the portals to the workers, one for each. */
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

/** The portal's address, without a trailing slash. */
export const portalUrl = () => ownPortal().url;
/** The address of the public library: the same server by another name. */
export const publicUrl = () => portalUrl().replace('//localhost:', '//127.0.0.1:');
/** The port reserved for a proxy in front of it. */
export const proxyPort = () => ownPortal().proxyPort;
/** The proxy's address, without a trailing slash. */
export const proxyUrl = () => `http://localhost:${proxyPort()}`;
/** The demonstration's example of an institution's page, on another origin. */
export const exampleUrl = () => `http://localhost:${ownPortal().examplePort}/embed-example`;
/** The folder of the portal's data, for programs beside it. */
export const dataFolder = () => ownPortal().dataDir;
