import {
  clientCodec,
  clientSwitchCodec,
  roleCodec,
  truthyCodec,
  userCodec,
} from '../entities/people/session.ts';
import { LOGO_TYPES, settingsChangeCodec, settingsCodec } from '../entities/settings.ts';
import { bytes, defineEndpoint, empty, json, multipart } from '../schema/define-endpoint.ts';

export const getClient = defineEndpoint('getClient', {
  method: 'GET',
  path: '/client',
  access: 'token',
  answer: json(clientCodec),
});
/** Answers 403 for a session without an account. */
export const getUser = defineEndpoint('getUser', {
  method: 'GET',
  path: '/user/me',
  access: 'none',
  answer: json(userCodec),
});
export const getRole = defineEndpoint('getRole', {
  method: 'GET',
  path: '/user/role',
  access: 'token',
  answer: json(roleCodec),
});
export const switchClient = defineEndpoint('switchClient', {
  method: 'POST',
  path: '/client/switch',
  access: 'user',
  changesClient: true,
  body: json(clientSwitchCodec),
  answer: json(truthyCodec),
});
export const getSettings = defineEndpoint('getSettings', {
  method: 'GET',
  path: '/client/settings',
  access: 'token',
  answer: json(settingsCodec),
});
export const saveSettings = defineEndpoint('saveSettings', {
  method: 'POST',
  path: '/client/settings',
  access: 'admin',
  body: json(settingsChangeCodec),
  answer: json(settingsCodec),
});
export const getLogo = defineEndpoint('getLogo', {
  method: 'GET',
  path: '/client/logo',
  access: 'none',
  answer: bytes(...LOGO_TYPES),
});
export const uploadLogo = defineEndpoint('uploadLogo', {
  method: 'POST',
  path: '/client/logo',
  access: 'admin',
  body: multipart('logo-file'),
  answer: empty,
});
export const deleteLogo = defineEndpoint('deleteLogo', {
  method: 'DELETE',
  path: '/client/logo',
  access: 'admin',
  answer: empty,
});
