import * as v from 'valibot';
import {
  identityProviderCodec,
  identityProvidersCodec,
  providerChangeCodec,
  providerTrialCodec,
} from '../../entities/people/identity-provider.ts';
import { plain } from '../../schema/codec.ts';
import { defineEndpoint, empty, json } from '../../schema/define-endpoint.ts';
import { wholeNumber } from '../../schema/scalars.ts';

const provider = plain(v.object({ id: wholeNumber }));

/** The identity providers of the caller's library; an extension of the API (`docs/decisions.md` 101). */
export const getIdentityProviders = defineEndpoint('getIdentityProviders', {
  method: 'GET',
  path: '/identity-providers',
  access: 'admin',
  answer: json(identityProvidersCodec),
});
/** Adds an identity provider. 409: the library has the most that it can have. */
export const addIdentityProvider = defineEndpoint('addIdentityProvider', {
  method: 'POST',
  path: '/identity-providers',
  access: 'admin',
  body: json(providerChangeCodec),
  answer: json(identityProviderCodec),
});
/**
 * Changes an identity provider. 409: its kind, or its issuer or entity id when people have signed in with it. An
 * inactive one lets no person in, and its sessions end. 422: an account that searches has no password.
 */
export const changeIdentityProvider = defineEndpoint('changeIdentityProvider', {
  method: 'PUT',
  path: '/identity-providers/{id}',
  access: 'admin',
  params: provider,
  body: json(providerChangeCodec),
  answer: json(identityProviderCodec),
});
/** Removes an identity provider and ends its sessions. The accounts stay. */
export const removeIdentityProvider = defineEndpoint('removeIdentityProvider', {
  method: 'DELETE',
  path: '/identity-providers/{id}',
  access: 'admin',
  params: provider,
  answer: empty,
});
/** Begins a trial: the address is for one use within ten minutes, in the caller's browser. */
export const tryIdentityProvider = defineEndpoint('tryIdentityProvider', {
  method: 'POST',
  path: '/identity-providers/{id}/try',
  access: 'admin',
  params: provider,
  answer: json(providerTrialCodec),
});
