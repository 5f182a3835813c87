import { randomUUID } from 'node:crypto';
import type { LdapSettings } from '@leeszaal/shared-contracts';
import type { Filter } from 'ldapts';
import {
  type Identity,
  type PasswordProvider,
  PROVIDER_TIMEOUT_MS,
  type ProviderOptions,
  ProviderRefusal,
} from '../provider.contract.ts';
import { type Directory, withDirectory } from './directory.ts';
import { type DirectoryEntry, textsOf } from './directory-entry.ts';
import { findGroups } from './find-groups.ts';
import { DISABLED_ATTRIBUTES, isDisabled } from './is-disabled.ts';
import { readHandle, writeHandle } from './ldap-handle.ts';
import { readClaims } from './read-claims.ts';
import { readSubject } from './read-subject.ts';
import { personRefusalOf } from './refusal-of.ts';
import { knownPersonFilter, personFilter } from './search-filters.ts';

/** The maximum length of what a person types, in characters. */
const TYPED_LIMIT = 1000;

/**
 * A directory, asked for a person's password: an account searches for the person, as whom a second connection signs in.
 *
 * @param timeoutMs how long the connection and each answer is waited for
 */
export function createLdapProvider(
  { settings, secret, now = () => Date.now() / 1000 }: ProviderOptions<LdapSettings>,
  timeoutMs: number = PROVIDER_TIMEOUT_MS,
): PasswordProvider {
  /** Searches as the account that searches. */
  const withSearch = <Result>(use: (directory: Directory) => Promise<Result>): Promise<Result> => {
    if (settings.bindDn !== '' && secret === '') {
      // A directory takes a name without a password for an anonymous search.
      throw new ProviderRefusal('misconfigured', 'The account that searches has no password.');
    }
    return withDirectory(settings, timeoutMs, async (directory) => {
      if (settings.bindDn !== '') await directory.bind(settings.bindDn, secret);
      return use(directory);
    });
  };

  const verifyPassword = (dn: string, password: string): Promise<void> =>
    withDirectory(settings, timeoutMs, async (directory) => {
      try {
        await directory.bind(dn, password);
      } catch (error) {
        throw personRefusalOf(error);
      }
    });

  return {
    manner: 'password',

    async check(typed, password) {
      const login = typed.trim();
      refuseUnlessUsable(login);
      refuseUnlessUsable(password);
      return withSearch(async (directory) => {
        const person = await findPerson(directory, settings, personFilter(settings.filter, login));
        if (person === undefined) {
          // Signs in as an entry that does not exist, so that the time does not tell which people there are.
          const unknown = `cn=${randomUUID()},${settings.base}`;
          await verifyPassword(unknown, password).catch(() => {});
          throw wrong();
        }
        await verifyPassword(person.dn, password);
        if (isDisabled(person, now())) {
          throw new ProviderRefusal('denied', 'The account is disabled in the directory.');
        }
        return readIdentity(directory, settings, person, login);
      });
    },

    async ask(stored) {
      const handle = readHandle(stored);
      if (handle === undefined) return { kind: 'gone' };
      const { login, subject } = handle;
      try {
        return await withSearch(async (directory) => {
          const filter = knownPersonFilter(settings.filter, login, {
            attribute: settings.subjectAttribute,
            value: subject,
          });
          const person = await findPerson(directory, settings, filter);
          if (person === undefined || isDisabled(person, now())) return { kind: 'gone' };
          const identity = await readIdentity(directory, settings, person, login);
          return { kind: 'active', identity, handle: identity.handle };
        });
      } catch (cause) {
        return { kind: 'unknown', cause };
      }
    },
  };
}

const wrong = (): ProviderRefusal =>
  new ProviderRefusal('wrong', 'The user name or the password is wrong.');

/** A directory takes a name with an empty password for an anonymous sign-in, and accepts it. */
function refuseUnlessUsable(typed: string): void {
  if (typed === '' || typed.length > TYPED_LIMIT || !typed.isWellFormed()) throw wrong();
}

async function findPerson(
  directory: Directory,
  { base, subjectAttribute, nameAttribute, emailAttribute }: LdapSettings,
  filter: Filter,
): Promise<DirectoryEntry | undefined> {
  const named = [subjectAttribute, nameAttribute, emailAttribute, 'memberOf'];
  const attributes = [...new Set(['*', ...named, ...DISABLED_ATTRIBUTES])];
  const [person, ...others] = await directory.search({ base, filter, attributes, limit: 2 });
  if (others.length > 0) {
    throw new ProviderRefusal('misconfigured', 'The search found several entries for one person.');
  }
  // A sign-in with an empty DN is anonymous.
  return person?.dn === '' ? undefined : person;
}

async function readIdentity(
  directory: Directory,
  settings: LdapSettings,
  person: DirectoryEntry,
  login: string,
): Promise<Identity> {
  const subject = readSubject(person, settings.subjectAttribute);
  if (subject === undefined) {
    const message = `The person has not exactly one value of ${settings.subjectAttribute}.`;
    throw new ProviderRefusal('misconfigured', message);
  }
  const groups = await findGroups(directory, settings, person);
  return {
    subject: subject.text,
    name: firstText(person, settings.nameAttribute),
    email: firstText(person, settings.emailAttribute),
    vouchesForEmail: true,
    claims: { ...readClaims(person), groups },
    handle: writeHandle({ login, subject: subject.value }),
  };
}

const firstText = (person: DirectoryEntry, name: string): string =>
  (textsOf(person, name)[0] ?? '').trim();
