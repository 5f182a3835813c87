import { errorCode } from '../errors/error-code.ts';
import { StartupError } from './startup-error.ts';

const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';

/** The addresses to listen on. `localhost` is both loopbacks, regardless of the hosts file. */
export function addressesOf(host: string): readonly [string, ...string[]] {
  return host === 'localhost' ? [IPV4_LOOPBACK, IPV6_LOOPBACK] : [host];
}

/** Whether this machine lacks the address family: without IPv6 there is no IPv6 loopback. */
export function isMissingFamily(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(errorCode(error));
}

/** The reason why listening failed, for people. */
export function listenError(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is in use. Set PORT to another one.`);
    case 'EACCES':
      return new StartupError(`Port ${port} needs more permissions. Set PORT to another one.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`,
      );
    default:
      return error;
  }
}
