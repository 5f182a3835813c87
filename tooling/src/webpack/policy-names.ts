import type { PackageName } from '../packages.ts';

/**
 * The Trusted Types policy through which a build's own runtime makes script addresses. The names
 * that the portal's Content-Security-Policy allows are listed in shared-contracts.
 */
export function policyName(packageName: PackageName): string {
  return `leeszaal-${packageName.replace(/^remote-/, '')}`;
}
