import type { Claims } from '../provider.contract.ts';
import { type DirectoryEntry, isText, plainName } from './directory-entry.ts';

/** The maximum number of values of an attribute. */
const VALUE_LIMIT = 200;
/** The maximum length of a value, in characters; longer ones are left out. */
export const VALUE_LENGTH_LIMIT = 1000;

/** Attributes with passwords, their hashes, and keys, of any directory, in lower case and without options. */
const SECRET =
  /pass|pwd|secret|credential|pkcs12|token|otp|hash|history|^krb|^oath|keys?$|pin(?:code)?$/;

/** The attributes of an entry that are text, without those that hold secrets. */
export function readClaims({ attributes }: DirectoryEntry): Claims {
  const claims = [...attributes].flatMap(([name, all]) => {
    if (SECRET.test(plainName(name))) return [];
    const values = all.filter(isText).filter(({ length }) => length <= VALUE_LENGTH_LIMIT);
    return values.length > 0 ? [[name, values.slice(0, VALUE_LIMIT)] as const] : [];
  });
  return Object.fromEntries(claims);
}
