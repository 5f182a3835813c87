import * as v from 'valibot';
import {
  connectionAccessCodec,
  libraryConnectionCodec,
  libraryConnectionsCodec,
} from '../entities/connection.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** The connections of the caller's library; an extension of the API (`docs/decisions.md` 103). */
export const getConnections = defineEndpoint('getConnections', {
  method: 'GET',
  path: '/connections',
  access: 'admin',
  answer: json(libraryConnectionsCodec),
});
/** Sets who may search a connection, and who may read its documents, at the caller's library. */
export const changeConnection = defineEndpoint('changeConnection', {
  method: 'PUT',
  path: '/connections/{id}',
  access: 'admin',
  params: plain(v.object({ id: wholeNumber })),
  body: json(connectionAccessCodec),
  answer: json(libraryConnectionCodec),
});
