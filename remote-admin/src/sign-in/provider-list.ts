import type { IdentityProvider } from '@leeszaal/shared-contracts';
import type { Loaded } from '../list/use-loaded.ts';

/** The identity providers of the library. */
export interface LoadedProviders {
  readonly kind: 'ready';
  readonly providers: readonly IdentityProvider[];
}

/** The identity providers of the library, as far as they have loaded. */
export type ProviderList = Loaded<LoadedProviders>;

/** The list with a provider in its place, or at the end if it is new. */
export function withProvider(list: ProviderList, saved: IdentityProvider): ProviderList {
  if (list.kind !== 'ready') return list;
  const { providers } = list;
  const isKnown = providers.some(({ id }) => id === saved.id);
  return {
    ...list,
    providers: isKnown
      ? providers.map((provider) => (provider.id === saved.id ? saved : provider))
      : [...providers, saved],
  };
}

/** The list without a removed provider. */
export function withoutProvider(list: ProviderList, removed: number): ProviderList {
  if (list.kind !== 'ready') return list;
  return { ...list, providers: list.providers.filter(({ id }) => id !== removed) };
}
