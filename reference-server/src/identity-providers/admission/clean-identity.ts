import { type Identity, ProviderRefusal } from '../provider.contract.ts';

const LONGEST_NAME = 200;
const LONGEST_EMAIL = 254;
/** Of ids that a database can index. */
const MOST_SUBJECT_BYTES = 255;

/** One address, which no mail program reads as several, with a name, or with a comment. */
const ADDRESS = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/u;

/** A character that no text of a database can have, as JSON writes it. */
const NOT_STORABLE = /\\u0000|\\ud[89a-f]/;

/** Text as it is shown: one line without directions, not too long. */
export function oneLine(text: string, length = LONGEST_NAME): string {
  const line = text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
  return line.trim().slice(0, length).toWellFormed();
}

function checkSubject(subject: string): void {
  const isId = subject !== '' && subject.isWellFormed() && !/\p{Cc}/u.test(subject);
  if (!isId || Buffer.byteLength(subject) > MOST_SUBJECT_BYTES) {
    throw new ProviderRefusal('misconfigured', 'The lasting id of the person cannot be used');
  }
}

/**
 * A provider's statements on a person, as they can be stored and shown. An address that is none is left out.
 *
 * @throws ProviderRefusal when it cannot be stored
 */
export function cleanIdentity({ name, email, ...identity }: Identity): Identity {
  checkSubject(identity.subject);
  if (NOT_STORABLE.test(JSON.stringify(identity.handle))) {
    throw new ProviderRefusal('misconfigured', 'The answer has characters that cannot be stored');
  }
  const isAddress = email.length <= LONGEST_EMAIL && ADDRESS.test(oneLine(email, LONGEST_EMAIL));
  return { ...identity, name: oneLine(name), email: isAddress ? oneLine(email) : '' };
}
