import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  type HttpPort,
  type IdentityProvider,
  isStatus,
  type ProviderChange,
} from '@leeszaal/shared-contracts';
import { useRef } from 'react';
import { useLoaded } from '../list/use-loaded.ts';
import {
  type LoadedProviders,
  type ProviderList,
  withoutProvider,
  withProvider,
} from './provider-list.ts';

/** The identity providers of the library with the calls that change them. A call rejects with its error. */
export interface Providers {
  readonly list: ProviderList;
  /** Loads the list again. */
  readonly reload: () => void;
  /** Adds a provider. The same provider sent again is added once. */
  readonly add: (change: ProviderChange) => Promise<IdentityProvider>;
  readonly change: (id: number, change: ProviderChange) => Promise<IdentityProvider>;
  /**
   * Removes a provider, which stays in the list until {@link Providers.forget}. One that is gone already is removed.
   */
  readonly remove: (id: number) => Promise<void>;
  /** Takes a removed provider out of the list. */
  readonly forget: (id: number) => void;
  /** Begins a trial. Resolves to the address of its page. */
  readonly tryOut: (id: number) => Promise<string>;
}

/** The page has a place for the failure, beside the provider. */
const IN_PLACE = { onNetworkFailure: 'throw' } as const;

const loadProviders = async (http: HttpPort, signal: AbortSignal): Promise<LoadedProviders> => {
  const { providers } = await http.call(endpoints.getIdentityProviders, {}, { signal });
  return { kind: 'ready', providers };
};

/** Loads the providers of the library. */
export function useProviders(): Providers {
  const { http, telemetry } = useHost();
  const { list, reload, update } = useLoaded(loadProviders, 'providers-not-loaded');
  const sent = useRef({ of: '', key: '' });
  const report = (name: string) => (error: unknown) => {
    telemetry.report({ level: 'warning', name, error });
    throw error;
  };
  return {
    list,
    reload,
    async add(body) {
      const of = JSON.stringify(body);
      if (sent.current.of !== of) sent.current = { of, key: crypto.randomUUID() };
      const options = { ...IN_PLACE, idempotencyKey: sent.current.key };
      const made = await http
        .call(endpoints.addIdentityProvider, { body }, options)
        .catch(report('provider-not-added'));
      sent.current = { of: '', key: '' };
      update((now) => withProvider(now, made));
      return made;
    },
    async change(id, body) {
      const changed = await http
        .call(endpoints.changeIdentityProvider, { params: { id }, body }, IN_PLACE)
        .catch(report('provider-not-changed'));
      update((now) => withProvider(now, changed));
      return changed;
    },
    async remove(id) {
      await http
        .call(endpoints.removeIdentityProvider, { params: { id } }, IN_PLACE)
        .catch((error: unknown) => {
          if (!isStatus(error, 404)) report('provider-not-removed')(error);
        });
    },
    forget: (id) => update((now) => withoutProvider(now, id)),
    async tryOut(id) {
      const { address } = await http
        .call(endpoints.tryIdentityProvider, { params: { id } }, IN_PLACE)
        .catch(report('provider-not-tried'));
      return address;
    },
  };
}
