import type { ProviderAddresses } from '../provider.contract.ts';

/** Below this path are the pages and addresses of each provider, by its id. */
export const PROVIDERS_PATH = '/auth/providers';

/** The path of a provider's page or address. */
export const providerPath = (id: number, name: string): string => `${PROVIDERS_PATH}/${id}/${name}`;

/** The addresses of the portal that a provider is told. */
export function providerAddresses(portalUrl: string, id: number): ProviderAddresses {
  const at = (path: string): string => new URL(path, portalUrl).href;
  return {
    answer: at(providerPath(id, 'answer')),
    signOut: at(providerPath(id, 'ended')),
    signedOut: at('/auth/logout'),
    metadata: at(providerPath(id, 'metadata')),
  };
}
