import * as v from 'valibot';

/** Without the characters that separate the parts of a Content-Security-Policy. */
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.@+-]+)*\/$/;
const UNENCRYPTED = /^http:\/\/(?!(?:localhost|127(?:\.\d+){3})[:/])/;

/**
 * An address that the folders of releases are relative to, such as `https://files.example/leeszaal/`. It is encrypted,
 * except on this machine, and has one spelling.
 */
export const baseAddressSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(ADDRESS, 'not the address of a folder'),
  v.check((address) => !UNENCRYPTED.test(address), 'not encrypted'),
  v.check((address) => URL.parse(address)?.href === address, 'not in its usual spelling'),
);
