import * as v from 'valibot';
import { LANGUAGES } from '../../../languages/languages.ts';
import {
  newPersonCodec,
  PEOPLE_QUERY_LIMIT,
  peopleImportCodec,
  peoplePageCodec,
  personAccessCodec,
  personCodec,
} from '../../entities/people/person.ts';
import { personSessionsCodec } from '../../entities/people/person-session.ts';
import { plain } from '../../schema/codec.ts';
import { bytes, defineEndpoint, empty, json, multipart } from '../../schema/define-endpoint.ts';
import { wholeNumber } from '../../schema/scalars.ts';

const person = plain(v.object({ id: wholeNumber }));

/**
 * People of the caller's library, found by parts of name, user name or e-mail address; an extension of the API
 * (`docs/decisions.md` 100).
 */
export const getPeople = defineEndpoint('getPeople', {
  method: 'GET',
  path: '/people',
  access: 'admin',
  query: plain(
    v.object({
      query: v.optional(v.pipe(v.string(), v.maxLength(PEOPLE_QUERY_LIMIT))),
      offset: v.optional(wholeNumber, 0),
    }),
  ),
  answer: json(peoplePageCodec),
});
/** Adds a person without a password, and mails a link for choosing one. 409: the address has an account. */
export const addPerson = defineEndpoint('addPerson', {
  method: 'POST',
  path: '/people',
  access: 'admin',
  body: json(newPersonCodec),
  answer: json(personCodec),
});
/** Sets role and access at the caller's library, from the person's next request on. 409: the caller's own. */
export const changePerson = defineEndpoint('changePerson', {
  method: 'PUT',
  path: '/people/{id}',
  access: 'admin',
  params: person,
  body: json(personAccessCodec),
  answer: json(personCodec),
});
/** Mails a link for choosing a password. 409: the person has no address or no access. */
export const sendPersonLink = defineEndpoint('sendPersonLink', {
  method: 'POST',
  path: '/people/{id}/link',
  access: 'admin',
  params: person,
  answer: empty,
});
/** Ends the sessions of a person at the caller's library, and their loans with them. */
export const endPersonSessions = defineEndpoint('endPersonSessions', {
  method: 'DELETE',
  path: '/people/{id}/sessions',
  access: 'admin',
  params: person,
  answer: empty,
});
/** The open sessions of a person at the caller's library. */
export const getPersonSessions = defineEndpoint('getPersonSessions', {
  method: 'GET',
  path: '/people/{id}/sessions',
  access: 'admin',
  params: person,
  answer: json(personSessionsCodec),
});
/** Ends one session of a person at the caller's library, and its loan with it; one that has ended is no error. */
export const endPersonSession = defineEndpoint('endPersonSession', {
  method: 'DELETE',
  path: '/people/{id}/sessions/{session}',
  access: 'admin',
  params: plain(
    v.object({ id: wholeNumber, session: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  ),
  answer: empty,
});
/**
 * Removes the second factor of a person who lost it, and ends all sessions of the person. 409: the caller's own, or one
 * of an administrator of another library whom the caller does not outrank there.
 */
export const removeSecondFactor = defineEndpoint('removeSecondFactor', {
  method: 'DELETE',
  path: '/people/{id}/second-factor',
  access: 'admin',
  params: person,
  answer: empty,
});
/**
 * Adds the people of a CSV file with the columns name, email and role (of which the last may be missing), or says what
 * that would do. Repeating it is harmless: people who are there stay as they are, and get no second mail.
 */
export const importPeople = defineEndpoint('importPeople', {
  method: 'POST',
  path: '/people/import',
  access: 'admin',
  retry: 'effect',
  /** `invite`: adds them, and mails each a link for choosing a password. */
  query: plain(v.object({ mode: v.optional(v.picklist(['preview', 'add', 'invite']), 'preview') })),
  body: multipart('people-file'),
  answer: json(peopleImportCodec),
});
/** All people of the caller's library as CSV. */
export const exportPeople = defineEndpoint('exportPeople', {
  method: 'GET',
  path: '/people/export',
  access: 'admin',
  query: plain(v.object({ language: v.optional(v.picklist(LANGUAGES), 'en') })),
  answer: bytes('text/csv'),
});
/** All that the caller's library has of a person, as JSON. */
export const exportPerson = defineEndpoint('exportPerson', {
  method: 'GET',
  path: '/people/{id}/export',
  access: 'admin',
  params: person,
  answer: bytes('application/json'),
});
/**
 * Erases a person at the caller's library: account, sessions, loans, shelves, places, and the name in the log. Orders
 * stay without the person. 409: the caller's own account.
 */
export const erasePerson = defineEndpoint('erasePerson', {
  method: 'DELETE',
  path: '/people/{id}',
  access: 'admin',
  params: person,
  answer: empty,
});
