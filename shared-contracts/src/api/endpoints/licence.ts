import * as v from 'valibot';
import { licenceCodec, maybeLicenceCodec } from '../entities/licence.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';

const key = plain(v.object({ licenseKey: v.pipe(v.string(), v.nonEmpty()) }));

export const acquireLicence = defineEndpoint('acquireLicence', {
  method: 'GET',
  path: '/publications/{pubKey}/license/acquire',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: plain(v.object({ pubKey: v.pipe(v.string(), v.nonEmpty()) })),
  answer: json(licenceCodec),
});
export const getLicenceExpiry = defineEndpoint('getLicenceExpiry', {
  method: 'GET',
  path: '/licenses/{licenseKey}/getExpiryTime',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: key,
  answer: json(maybeLicenceCodec),
});
export const extendLicence = defineEndpoint('extendLicence', {
  method: 'GET',
  path: '/licenses/{licenseKey}/extend',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: key,
  answer: json(maybeLicenceCodec),
});
export const releaseLicence = defineEndpoint('releaseLicence', {
  method: 'GET',
  path: '/licenses/{licenseKey}/release',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: key,
  answer: empty,
});
