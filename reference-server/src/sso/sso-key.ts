import type { Services } from '../endpoints/services.contract.ts';
import { isSameSecret, macOf } from '../session/mac.ts';

/**
 * The application's key in `/config.json`, public by the protocol's design (`docs/decisions.md` 56). By default
 * it is derived, so that every process has the same.
 */
export function ssoKey({ config, secrets }: Pick<Services, 'config' | 'secrets'>): string {
  return config.sso.key ?? macOf(`application:${config.sso.appId}`, secrets.secret);
}

/** Whether this is the application's key. */
export function isSsoKey(given: string, services: Pick<Services, 'config' | 'secrets'>): boolean {
  return isSameSecret(given, ssoKey(services));
}
