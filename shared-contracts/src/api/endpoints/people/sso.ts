import * as v from 'valibot';
import {
  publicTokenQueryCodec,
  refreshQueryCodec,
  tokensCodec,
} from '../../entities/people/sso.ts';
import { plain } from '../../schema/codec.ts';
import { defineEndpoint, json } from '../../schema/define-endpoint.ts';

const application = v.pipe(v.string(), v.nonEmpty());

export const getPublicToken = defineEndpoint('getPublicToken', {
  service: 'sso',
  method: 'GET',
  path: '/application/{appId}/publictoken',
  access: 'public',
  params: plain(v.object({ appId: application })),
  query: publicTokenQueryCodec,
  answer: json(tokensCodec),
});
export const getConfigObjectToken = defineEndpoint('getConfigObjectToken', {
  service: 'sso',
  method: 'GET',
  path: '/application/{appId}/configobjecttoken/{configObject}',
  access: 'public',
  params: plain(
    v.object({
      appId: application,
      configObject: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  answer: json(tokensCodec),
});
export const refreshTokens = defineEndpoint('refreshTokens', {
  service: 'sso',
  method: 'GET',
  path: '/application/{appId}',
  access: 'public',
  retry: 'effect',
  params: plain(v.object({ appId: application })),
  query: refreshQueryCodec,
  answer: json(tokensCodec),
});
