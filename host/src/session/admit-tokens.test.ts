import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type AuthTokens, NetworkError } from '@leeszaal/shared-contracts';
import type { Account, AccountLookup } from './account.ts';
import { type AdmissionOptions, createAdmission, decideAdmission } from './admit-tokens.ts';
import { createTokenStore } from './token-store.ts';

const north = { ref: 'north', name: 'North' };
const south = { ref: 'south', name: 'South' };
const account = (id: string, library = north): Account => ({
  person: { id, name: `Person ${id}`, email: `${id}@example.org` },
  library,
});
const visitor = (library = north): Account => ({ person: undefined, library });

describe('tokens in an address', () => {
  test.each([
    ['of the same person', account('1'), account('1'), 'take'],
    ['of the same person at another library', account('1'), account('1', south), 'take'],
    ['of another person', account('1'), account('2'), 'ask'],
    ['of a visitor, where a person is signed in', account('1'), visitor(), 'ask'],
    ['of a person, where a visitor is', visitor(), account('1'), 'ask'],
    ['of a visitor of the same library', visitor(), visitor(), 'take'],
    ['of a visitor of another library', visitor(), visitor(south), 'ask'],
    ['where the session has ended', undefined, account('2'), 'take'],
    ['that are not accepted', account('1'), undefined, 'keep'],
    ['that are not accepted, where no account can be named', undefined, undefined, 'keep'],
  ] as const)('%s', (_which, present, brought, admission) => {
    expect(decideAdmission(present, brought)).toBe(admission);
  });
});

describe('the admission of tokens', () => {
  const anna: AuthTokens = { accessToken: 'anna', refreshToken: 'a1' };
  const ben: AuthTokens = { accessToken: 'ben', refreshToken: 'b1' };
  const tokens = createTokenStore(localStorage);
  beforeEach(() => localStorage.clear());

  function gate(
    { isPublic = false, isOver = false } = {},
    of: () => Promise<Account | undefined> = async () => account('2'),
  ) {
    const answer = Promise.withResolvers<boolean>();
    const asked = Promise.withResolvers<void>();
    const told = {
      lookup: {
        present: jest.fn(async () => (isOver ? undefined : account('1'))),
        of: jest.fn<AccountLookup['of']>(of),
      },
      ask: jest.fn<AdmissionOptions['ask']>(() => {
        asked.resolve();
        return answer.promise;
      }),
      onUnusable: jest.fn<AdmissionOptions['onUnusable']>(),
      // Other tabs must see the tokens before the change of owner.
      onSwitched: jest.fn(() => expect(tokens.get()).toEqual(ben)),
    };
    return {
      ...told,
      answer,
      asked: asked.promise,
      admit: createAdmission({ tokens, isPublic, ...told }),
    };
  }

  test('without a session asks neither the server nor the person', async () => {
    const { admit, ask, lookup } = gate();
    expect(await admit(ben)).toBe(true);
    expect(tokens.get()).toEqual(ben);
    expect(await admit({ accessToken: 'ben', refreshToken: undefined })).toBe(true);
    expect(tokens.get()).toEqual(ben);
    expect([ask.mock.calls, lookup.of.mock.calls]).toEqual([[], []]);
  });

  test('of another person changes nothing before the answer, and nothing after staying [C2.14]', async () => {
    tokens.set(anna);
    const { admit, ask, asked, answer, onSwitched, lookup } = gate();
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    const admitted = admit(ben);
    await Promise.race([asked, admitted]);
    expect(lookup.of).toHaveBeenCalledWith('ben');
    expect(ask).toHaveBeenCalledWith(account('1'), account('2'));
    expect(tokens.get()).toEqual(anna);
    answer.resolve(false);
    expect(await admitted).toBe(false);
    expect(tokens.get()).toEqual(anna);
    expect(writes).not.toHaveBeenCalled();
    expect(onSwitched).not.toHaveBeenCalled();
    writes.mockRestore();
  });

  test('of another person who is switched to drops what is kept of the former [C2.14]', async () => {
    tokens.set(anna);
    const { admit, answer, onSwitched } = gate();
    answer.resolve(true);
    expect(await admit(ben)).toBe(true);
    expect(tokens.get()).toEqual(ben);
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });

  test('that the server does not accept keeps the session, and says so [C2.16]', async () => {
    tokens.set(anna);
    const { admit, ask, onUnusable } = gate({}, async () => undefined);
    expect(await admit(ben)).toBe(false);
    expect(tokens.get()).toEqual(anna);
    expect(onUnusable).toHaveBeenCalledWith(account('1'));
    expect(ask).not.toHaveBeenCalled();
  });

  test('that cannot be looked up keeps the session [C2.16]', async () => {
    tokens.set(anna);
    const { admit } = gate({}, () => Promise.reject(new NetworkError('offline')));
    await expect(admit(ben)).rejects.toThrow('offline');
    expect(tokens.get()).toEqual(anna);
  });

  test('takes the place of a visitor of the public library, and of a session that has ended', async () => {
    tokens.set({ accessToken: 'public', refreshToken: undefined });
    expect(await gate({ isPublic: true }).admit(ben)).toBe(true);
    expect(tokens.get()).toEqual(ben);
    tokens.set(anna);
    const { admit, onSwitched } = gate({ isOver: true });
    expect(await admit(ben)).toBe(true);
    expect(tokens.get()).toEqual(ben);
    expect(onSwitched).not.toHaveBeenCalled();
  });
});
