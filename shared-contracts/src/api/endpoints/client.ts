import {
  clientCodec,
  clientSwitchCodec,
  roleCodec,
  truthyCodec,
  userCodec,
} from '../entities/session.ts';
import { settingsChangeCodec, settingsCodec } from '../entities/settings.ts';
import { bytes, defineEndpoint, empty, json, multipart } from '../schema/define-endpoint.ts';

/** The media types of an accepted logo (`docs/behaviour.md` C 5). */
export const LOGO_TYPES = [
  'image/bmp',
  'image/jpeg',
  'image/png',
  'image/x-png',
  'image/gif',
] as const;

/** The maximum size of a logo, in bytes. */
export const LOGO_LIMIT = 2 * 1024 * 1024;

export const getClient = defineEndpoint({
  name: 'getClient',
  method: 'GET',
  path: '/client',
  access: 'token',
  answer: json(clientCodec),
});
/** Answers 403 for a session without an account. */
export const getUser = defineEndpoint({
  name: 'getUser',
  method: 'GET',
  path: '/user/me',
  access: 'none',
  answer: json(userCodec),
});
export const getRole = defineEndpoint({
  name: 'getRole',
  method: 'GET',
  path: '/user/role',
  access: 'token',
  answer: json(roleCodec),
});
export const switchClient = defineEndpoint({
  name: 'switchClient',
  method: 'POST',
  path: '/client/switch',
  access: 'user',
  changesClient: true,
  body: json(clientSwitchCodec),
  answer: json(truthyCodec),
});
export const getSettings = defineEndpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/client/settings',
  access: 'token',
  answer: json(settingsCodec),
});
export const saveSettings = defineEndpoint({
  name: 'saveSettings',
  method: 'POST',
  path: '/client/settings',
  access: 'admin',
  body: json(settingsChangeCodec),
  answer: json(settingsCodec),
});
export const getLogo = defineEndpoint({
  name: 'getLogo',
  method: 'GET',
  path: '/client/logo',
  access: 'none',
  answer: bytes(...LOGO_TYPES),
});
export const uploadLogo = defineEndpoint({
  name: 'uploadLogo',
  method: 'POST',
  path: '/client/logo',
  access: 'admin',
  body: multipart('logo-file'),
  answer: empty,
});
export const deleteLogo = defineEndpoint({
  name: 'deleteLogo',
  method: 'DELETE',
  path: '/client/logo',
  access: 'admin',
  answer: empty,
});
