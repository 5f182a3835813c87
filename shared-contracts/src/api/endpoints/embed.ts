import * as v from 'valibot';
import {
  embedCredentialsCodec,
  embedTokenCodec,
  embedTokenRequestCodec,
  newEmbedCredentialCodec,
  shownEmbedCredentialCodec,
} from '../entities/library/embed.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';

/**
 * Issues an access token for a person who reads in an institution's page; an extension of the API. The institution's
 * server calls it, with its credential in HTTP Basic: id and secret (`docs/decisions.md` 96).
 */
export const createEmbedToken = defineEndpoint('createEmbedToken', {
  method: 'POST',
  path: '/embed/tokens',
  access: 'public',
  retry: 'effect',
  body: json(embedTokenRequestCodec),
  answer: json(embedTokenCodec),
});
/** The valid credentials of the caller's client, in the order in which they were made. */
export const getEmbedCredentials = defineEndpoint('getEmbedCredentials', {
  method: 'GET',
  path: '/embed/credentials',
  access: 'admin',
  answer: json(embedCredentialsCodec),
});
/**
 * Makes a credential for the caller's client. The answer is the only one with its secret; it is not `keyed`, so that
 * the secret is not stored with the first answer.
 */
export const createEmbedCredential = defineEndpoint('createEmbedCredential', {
  method: 'POST',
  path: '/embed/credentials',
  access: 'admin',
  retry: 'effect',
  body: json(newEmbedCredentialCodec),
  answer: json(shownEmbedCredentialCodec),
});
/** Revokes a credential: from the next request on its tokens are invalid. */
export const revokeEmbedCredential = defineEndpoint('revokeEmbedCredential', {
  method: 'DELETE',
  path: '/embed/credentials/{id}',
  access: 'admin',
  retry: 'effect',
  params: plain(v.object({ id: v.pipe(v.string(), v.nonEmpty()) })),
  answer: empty,
});
