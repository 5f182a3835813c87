import { useHost } from '@leeszaal/remote-kit/react';
import {
  endpoints,
  isStatus,
  type NewPerson,
  type Person,
  type PersonAccess,
} from '@leeszaal/shared-contracts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { NO_PEOPLE, type PeopleList, stepPeople } from './people-list.ts';

/** The people of the library with the calls that change them. A call rejects with its error. */
export interface People {
  readonly list: PeopleList;
  /** Searches from the first page on; an empty text finds all people. */
  readonly search: (query: string) => void;
  /** Loads the next page, or the page that failed. */
  readonly loadMore: () => void;
  /** Loads the present search from its first page, if the list is still shown. */
  readonly reload: () => void;
  /** Adds a person. The same person sent again is added once. */
  readonly add: (person: NewPerson) => Promise<void>;
  readonly changeAccess: (id: number, access: PersonAccess) => Promise<void>;
  readonly sendLink: (person: Person) => Promise<void>;
  readonly endSessions: (person: Person) => Promise<void>;
  /** Shows a number of open sessions that the server has told since the list was loaded. */
  readonly noteSessions: (person: Person, sessions: number) => void;
  readonly removeSecondFactor: (person: Person) => Promise<void>;
  /** All that the library has of a person. */
  readonly exportData: (person: Person) => Promise<Blob>;
  /** Erases a person, who stays in the list until {@link People.forget}. A person who is gone already is erased. */
  readonly erase: (person: Person) => Promise<void>;
  /** Takes an erased person out of the list. */
  readonly forget: (person: Person) => void;
}

/** At most one request for a page is in progress: a new one aborts the previous one. */
export function usePeople(): People {
  const { http, telemetry } = useHost();
  const [list, step] = useReducer(stepPeople, NO_PEOPLE);
  const underway = useRef<AbortController>(undefined);
  const asked = useRef('');
  const attempt = useRef({ of: '', key: '' });
  const load = useCallback(
    async (query: string, offset: number) => {
      underway.current?.abort();
      const abort = new AbortController();
      const { signal } = abort;
      underway.current = abort;
      asked.current = query;
      step(offset === 0 ? { kind: 'searched', query } : { kind: 'continued' });
      try {
        const request = { query: query === '' ? { offset } : { query, offset } };
        const page = await http.call(endpoints.getPeople, request, { signal });
        if (!signal.aborted) step({ kind: 'answered', page });
      } catch (error) {
        if (signal.aborted) return;
        telemetry.report({ level: 'error', name: 'people-not-loaded', error });
        step({ kind: 'failed' });
      }
    },
    [http, telemetry],
  );
  useEffect(() => {
    void load('', 0);
    return () => underway.current?.abort();
  }, [load]);
  const report = (name: string) => (error: unknown) => {
    telemetry.report({ level: 'warning', name, error });
    throw error;
  };
  // The page has a place for the failure, beside the person.
  const inPlace = { onNetworkFailure: 'throw' } as const;
  return {
    list,
    search: (query) => void load(query, 0),
    loadMore: () => void load(list.query, list.offset),
    reload() {
      // The last request is aborted only when the list is left.
      if (!underway.current?.signal.aborted) void load(asked.current, 0);
    },
    async add(body) {
      const of = JSON.stringify(body);
      if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      const options = { ...inPlace, idempotencyKey: attempt.current.key };
      const person = await http
        .call(endpoints.addPerson, { body }, options)
        .catch(report('person-not-added'));
      attempt.current = { of: '', key: '' };
      step({ kind: 'added', person });
    },
    async changeAccess(id, body) {
      const person = await http
        .call(endpoints.changePerson, { params: { id }, body }, inPlace)
        .catch(report('person-not-changed'));
      step({ kind: 'changed', person });
    },
    async sendLink({ id }) {
      await http
        .call(endpoints.sendPersonLink, { params: { id } }, inPlace)
        .catch(report('person-link-not-sent'));
    },
    async endSessions(person) {
      await http
        .call(endpoints.endPersonSessions, { params: { id: person.id } }, inPlace)
        .catch(report('person-sessions-not-ended'));
      step({ kind: 'changed', person: { ...person, sessions: 0 } });
    },
    noteSessions(person, sessions) {
      if (sessions !== person.sessions) {
        step({ kind: 'changed', person: { ...person, sessions } });
      }
    },
    async removeSecondFactor(person) {
      await http
        .call(endpoints.removeSecondFactor, { params: { id: person.id } }, inPlace)
        .catch(report('second-factor-not-removed'));
      step({ kind: 'changed', person: { ...person, hasSecondFactor: false, sessions: 0 } });
    },
    async exportData({ id }) {
      const { bytes } = await http
        .call(endpoints.exportPerson, { params: { id } }, inPlace)
        .catch(report('person-not-exported'));
      return bytes;
    },
    async erase({ id }) {
      await http
        .call(endpoints.erasePerson, { params: { id } }, inPlace)
        .catch((error: unknown) => {
          if (!isStatus(error, 404)) report('person-not-erased')(error);
        });
    },
    forget: ({ id }) => step({ kind: 'erased', id }),
  };
}
