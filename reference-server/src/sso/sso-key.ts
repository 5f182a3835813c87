import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../endpoints/services.contract.ts';

/**
 * The application's key in `/config.json`, public by the protocol's design (`docs/decisions.md` 56). By default
 * it is derived, so that every process has the same.
 */
export function ssoKey({ config, secrets }: Pick<Services, 'config' | 'secrets'>): string {
  const derived = createHmac('sha256', secrets.secret).update(`application:${config.sso.appId}`);
  return config.sso.key ?? derived.digest('base64url');
}

/** Whether this is the application's key. */
export function isSsoKey(given: string, services: Pick<Services, 'config' | 'secrets'>): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ssoKey(services))];
  return a.length === b.length && timingSafeEqual(a, b);
}
