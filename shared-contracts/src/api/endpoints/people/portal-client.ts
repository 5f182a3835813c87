import * as v from 'valibot';
import {
  CLIENT_REF_LIMIT,
  newPortalClientCodec,
  portalClientChangeCodec,
  portalClientCodec,
  portalClientsCodec,
} from '../../entities/portal-client.ts';
import { plain } from '../../schema/codec.ts';
import { bytes, defineEndpoint, empty, json } from '../../schema/define-endpoint.ts';

const client = plain(
  v.object({ ref: v.pipe(v.string(), v.nonEmpty(), v.maxLength(CLIENT_REF_LIMIT)) }),
);

/** All clients of the portal; an extension of the API (`docs/decisions.md` 108). */
export const getPortalClients = defineEndpoint('getPortalClients', {
  method: 'GET',
  path: '/clients',
  access: 'superadmin',
  answer: json(portalClientsCodec),
});
/** Makes a client, and invites its first administrator. 404: an unknown connection. 409: the name is taken. */
export const addPortalClient = defineEndpoint('addPortalClient', {
  method: 'POST',
  path: '/clients',
  access: 'superadmin',
  body: json(newPortalClientCodec),
  answer: json(portalClientCodec),
});
/**
 * Renames a client, or switches it off or on; sessions there end when it is switched off. 409: it is the caller's own
 * or the public one and would be switched off, or the name is taken.
 */
export const changePortalClient = defineEndpoint('changePortalClient', {
  method: 'PUT',
  path: '/clients/{ref}',
  access: 'superadmin',
  params: client,
  body: json(portalClientChangeCodec),
  answer: json(portalClientCodec),
});
/** All that a client has, without secrets, as JSON. */
export const exportPortalClient = defineEndpoint('exportPortalClient', {
  method: 'GET',
  path: '/clients/{ref}/export',
  access: 'superadmin',
  params: client,
  answer: bytes('application/json'),
});
/** Removes a client and all that it has. 409: it is switched on, or was not exported since it was switched off. */
export const removePortalClient = defineEndpoint('removePortalClient', {
  method: 'DELETE',
  path: '/clients/{ref}',
  access: 'superadmin',
  params: client,
  answer: empty,
});
