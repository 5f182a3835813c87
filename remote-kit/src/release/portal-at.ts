import { portalTarget } from './portal-target.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The portal at an address.
 *
 * @param to as a person gives it
 * @param token undefined is enough to read
 * @throws when it is no address of a portal, or the token would travel unencrypted
 */
export function portalAt(to: string | undefined, token: string | undefined): ReleaseTarget {
  if (to === undefined || !/^https?:/.test(to)) {
    throw new Error('Say which portal: --to https://library.example.');
  }
  const address = new URL(to);
  if (address.protocol === 'http:' && !LOOPBACK.test(address.hostname)) {
    throw new Error(`${to} is not encrypted. Use https://.`);
  }
  return portalTarget(address, token);
}
