import type { FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { makeProvider } from '../identity-providers/make-provider.ts';
import type { Provider } from '../identity-providers/provider.contract.ts';
import { findProvider, type StoredProvider } from '../identity-providers/store/provider-store.ts';
import { ClosedLibraryError } from '../session/closed-library-error.ts';

/** The provider of a request, and what asks it. */
export interface RequestedProvider {
  readonly stored: StoredProvider;
  readonly provider: Provider;
}

/**
 * The provider that the path of a request names.
 *
 * @throws 404, or ClosedLibraryError when its library is switched off
 */
export async function requestedProvider(
  request: FastifyRequest,
  { database, config }: Services,
): Promise<RequestedProvider> {
  const { id } = request.params as { readonly id: string };
  const stored = /^[1-9]\d{0,8}$/.test(id) ? await findProvider(database, Number(id)) : undefined;
  if (stored === undefined) throw notFound('There is no such identity provider');
  if (!stored.isOpen) throw new ClosedLibraryError();
  return { stored, provider: makeProvider(stored, config) };
}

/** The same, unless the provider itself is switched off. @throws 404, or ClosedLibraryError */
export async function activeProvider(
  request: FastifyRequest,
  services: Services,
): Promise<RequestedProvider> {
  const requested = await requestedProvider(request, services);
  if (!requested.stored.isActive) throw notFound('There is no such identity provider');
  return requested;
}
