import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Account, createAccountLookup } from './account.ts';

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>;

const person: Answers = {
  '/api/user/role': [200, 'user'],
  '/api/client': [200, { current: { ref: 'one', name: 'One' }, switch: [] }],
  '/api/user/me': [200, { id: '7', name: { full: 'Noor' }, email: 'noor@example.org' }],
};
const noor: Account = {
  person: { id: '7', name: 'Noor', email: 'noor@example.org' },
  library: { ref: 'one', name: 'One' },
};

const bearers = new Set<string | null>();
const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => bearers.clear());
afterEach(() => void fetched.mockReset());

function serve(answers: Answers, isRefused = (_bearer: string | null) => false): void {
  fetched.mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const bearer = request.headers.get('authorization');
    bearers.add(bearer);
    const [status, body] = isRefused(bearer)
      ? [401, {}]
      : (answers[new URL(request.url).pathname] ?? [404, {}]);
    return Response.json(body, { status });
  });
}

let present = 'stale';
const lookup = createAccountLookup({
  apiBase: '/api',
  ssoBase: '/auth',
  waitForRetry: () => Promise.reject(new Error('offline')),
  present: {
    accessToken: () => present,
    refresh: async () => {
      present = 'fresh';
      return true;
    },
  },
});

test('the server names the account, asked with the token itself [C2.15]', async () => {
  serve(person);
  expect(await lookup.of('brought')).toEqual(noor);
  expect([...bearers]).toEqual(['Bearer brought']);
});

test('a session without an account is a visitor’s', async () => {
  serve({ ...person, '/api/user/role': [200, 'anonymous'], '/api/user/me': [403, {}] });
  expect(await lookup.of('brought')).toEqual({ ...noor, person: undefined });
});

test('a token that is refused, or of an account without access, has no account', async () => {
  serve(person, () => true);
  expect(await lookup.of('brought')).toBeUndefined();
  serve({ ...person, '/api/user/role': [200, null], '/api/user/me': [403, {}] });
  expect(await lookup.of('brought')).toBeUndefined();
  serve({ ...person, '/api/client': [500, {}] });
  expect(await lookup.of('brought')).toBeUndefined();
});

test('the session of this browser is refreshed for it, and the other one never', async () => {
  serve(person, (bearer) => bearer !== 'Bearer fresh');
  expect(await lookup.of('brought')).toBeUndefined();
  expect(await lookup.present()).toEqual(noor);
  expect(bearers).toEqual(new Set(['Bearer brought', 'Bearer stale', 'Bearer fresh']));
});

test('a failing server does not end the session of this browser', async () => {
  serve({ ...person, '/api/client': [500, {}] });
  await expect(lookup.present()).rejects.toMatchObject({ status: 500 });
});
