import * as v from 'valibot';
import { catalogueTokenCodec, requestPublicationCodec } from '../entities/request-publication.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';
import { wholeNumber } from '../schema/scalars.ts';

export const requestPublication = defineEndpoint('requestPublication', {
  method: 'POST',
  path: '/module/requestpublication',
  access: 'none',
  body: json(requestPublicationCodec),
  answer: empty,
});
export const getCatalogueToken = defineEndpoint('getCatalogueToken', {
  method: 'POST',
  path: '/module/openinbibisactiontoken',
  access: 'admin',
  body: json(plain(v.object({ publicationId: wholeNumber, connectionId: wholeNumber }))),
  answer: json(catalogueTokenCodec),
});
