import { errorCode } from '../errors/error-code.ts';
import { StartupError } from './startup-error.ts';

const IPV4_LOOPBACK = '127.0.0.1';
const IPV6_LOOPBACK = '::1';

/** The addresses to listen on. `localhost` is both loopbacks, whatever the hosts file says of it. */
export function addressesOf(host: string): readonly [string, ...string[]] {
  return host === 'localhost' ? [IPV4_LOOPBACK, IPV6_LOOPBACK] : [host];
}

/** Whether this machine can do without an address: one without IPv6 has no IPv6 loopback. */
export function isMissingFamily(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(errorCode(error));
}

/** What went wrong when listening, in words. */
export function listenError(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is in use; choose another one with PORT.`);
    case 'EACCES':
      return new StartupError(`Port ${port} needs more rights; choose another one with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST is ${JSON.stringify(host)}, which is no address of this machine.`,
      );
    default:
      return error;
  }
}
