import type { RemoteConfig } from '@leeszaal/remote-kit/webpack';

/** The default port of the host. */
const usual = 4200;

/** The ports of `pnpm dev`. */
export interface DevPorts {
  readonly host: number;
  /** The reference server's. */
  readonly backend: number;
  /** The port of a remote: the one in its configuration, moved as far as the host's. */
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
