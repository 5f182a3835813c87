import type { RemoteConfig } from '../webpack/remote-package.ts';

/** Where the portal is developed unless `PORT` says otherwise. */
const usual = 4200;

/** Where everything of `pnpm dev` listens. */
export interface DevPorts {
  readonly host: number;
  /** The reference server's. */
  readonly backend: number;
  /** A remote's: the one it names, moved as far as the host's is moved. */
  remote(config: Pick<RemoteConfig, 'port'>): number;
}

/**
 * The ports of `pnpm dev`. `PORT` moves all of them together, so that it runs beside a portal that
 * was started with `npm start`.
 *
 * @param wanted the value of `PORT`
 * @throws RangeError when that is no port that leaves room for the others
 */
export function devPorts(wanted: string | undefined): DevPorts {
  const host = wanted === undefined || wanted === '' ? usual : Number(wanted);
  if (!Number.isInteger(host) || host < 1 || host > 65_000) {
    throw new RangeError(`PORT has to be a whole number from 1 to 65000, and is ${wanted}.`);
  }
  return { host, backend: host + 10, remote: ({ port }) => port + host - usual };
}
