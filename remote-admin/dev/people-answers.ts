import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type Person, StatusError } from '@leeszaal/shared-contracts';
import { exportTable, readTable } from './people-file-answers.ts';
import { countAfterEnd, sessionsOf } from './session-answers.ts';

const PAGE = 50;
const FIRST = ['Anouk', 'Bram', 'Chloé', 'Daan', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ilse', 'Jonas'];
const LAST = ['Bakker', 'Vries', 'Öztürk', 'Meer', 'Lefèvre', 'Schmidt-Rottluff', 'Smit'];

const addressOf = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '.')}@example.org`;

const personAt = (index: number): Person => {
  const name = `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`;
  const email = addressOf(name);
  const isInvited = index % 7 === 3;
  return {
    id: 100 + index,
    name,
    login: index % 5 === 2 ? `reader${index}` : email,
    email,
    role: index % 11 === 4 ? 'anonymous' : 'user',
    state: isInvited ? 'invited' : index % 9 === 5 ? 'deactivated' : 'active',
    sessions: isInvited || index % 9 === 5 ? 0 : index % 3,
    hasSecondFactor: false,
    seenAt: isInvited ? null : `2026-03-${String((index % 28) + 1).padStart(2, '0')}T09:00:00Z`,
  };
};

const named = (name: string) => ({ name, login: addressOf(name), email: addressOf(name) });

/** With the person of the development page, who has the id 1. */
let people: Person[] = [
  { ...personAt(0), id: 1, ...named('Noor van Dijk'), role: 'admin', sessions: 2 },
  { ...personAt(1), id: 2, ...named('Petra Portal'), role: 'superadmin' },
  {
    ...personAt(6),
    id: 4,
    name: 'Bo Bezig',
    login: 'busy',
    sessions: 2,
    email: 'busy@example.org',
    hasSecondFactor: true,
  },
  { ...personAt(7), id: 5, name: 'Fien Factor', hasSecondFactor: true },
  { ...personAt(2), id: 3, name: 'Wim Zonder', login: 'wim', email: '', role: null },
  ...Array.from({ length: 61 }, (_, index) => personAt(index)),
];

const sorted = () => people.toSorted((a, b) => a.name.localeCompare(b.name));
const find = (id: number): Person => {
  const person = people.find((one) => one.id === id);
  if (!person) throw new StatusError(404, undefined);
  return person;
};
const put = (next: Person): Person => {
  people = [...people.filter(({ id }) => id !== next.id), next];
  return next;
};

/** The people of the development page. An address that begins with `busy` has had too many mails. */
export const peopleAnswers: FakeAnswers = {
  getPeople: ({ query }) => {
    const wanted = (query?.query ?? '').toLowerCase();
    const offset = query?.offset ?? 0;
    const found = sorted().filter(({ name, login, email }) =>
      `${name} ${login} ${email}`.toLowerCase().includes(wanted),
    );
    return { people: found.slice(offset, offset + PAGE), total: found.length };
  },
  addPerson: ({ body }) => {
    if (people.some(({ email }) => email === body.email)) throw new StatusError(409, undefined);
    if (body.email.startsWith('busy')) throw new StatusError(429, undefined);
    const id = 1 + Math.max(...people.map((person) => person.id));
    return put({
      ...body,
      id,
      login: body.email,
      state: 'invited',
      sessions: 0,
      hasSecondFactor: false,
      seenAt: null,
    });
  },
  changePerson: ({ params: { id }, body: { role, isActive } }) => {
    const person = find(id);
    const woken = person.seenAt === null ? 'invited' : 'active';
    const sessions = isActive ? person.sessions : 0;
    return put({ ...person, role, sessions, state: isActive ? woken : 'deactivated' });
  },
  sendPersonLink: ({ params: { id } }) => {
    if (find(id).email.startsWith('busy')) throw new StatusError(429, undefined);
  },
  endPersonSessions: ({ params: { id } }) => {
    put({ ...find(id), sessions: 0 });
  },
  getPersonSessions: ({ params: { id } }) => ({ sessions: sessionsOf(find(id)) }),
  endPersonSession: ({ params: { id } }) => {
    put({ ...find(id), sessions: countAfterEnd(find(id)) });
  },
  removeSecondFactor: ({ params: { id } }) => {
    if (find(id).login === 'busy') throw new StatusError(409, undefined);
    put({ ...find(id), sessions: 0, hasSecondFactor: false });
  },
  importPeople: async ({ query: { mode } = {}, body }) => {
    const file = body.get('people-file');
    if (!(file instanceof File)) throw new StatusError(400, undefined);
    if (file.name.startsWith('busy') && mode === 'invite') throw new StatusError(429, undefined);
    const { answer, fresh } = readTable(await file.text(), people);
    if (mode === 'preview' || mode === undefined) return answer;
    const next = 1 + Math.max(...people.map(({ id }) => id));
    for (const [index, person] of fresh.entries()) {
      const { email } = person;
      put({
        ...person,
        id: next + index,
        login: email,
        state: 'invited',
        sessions: 0,
        hasSecondFactor: false,
        seenAt: null,
      });
    }
    return answer;
  },
  exportPeople: () => ({
    bytes: new Blob([exportTable(sorted())], { type: 'text/csv' }),
    mediaType: 'text/csv',
  }),
  exportPerson: ({ params: { id } }) => ({
    bytes: new Blob([JSON.stringify({ account: [find(id)] }, null, 2)]),
    mediaType: 'application/json',
  }),
  erasePerson: ({ params: { id } }) => {
    if (find(id).login === 'busy') throw new StatusError(500, undefined);
    people = people.filter((person) => person.id !== id);
  },
};
