import { describe, expect, test } from '@jest/globals';
import { createFakeClock } from '../clock/testing/fake-clock.ts';
import { createLicenceKeeper, LEAVING_MS } from './licence-keeper.ts';
import { createFakeLibrary } from './testing/fake-library.ts';

/** Long enough for everything that an answer sets off. */
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};

async function open({ loan = 600_000 } = {}) {
  const clock = createFakeClock();
  const library = createFakeLibrary(clock.now, loan);
  const seen: string[] = [];
  const keeper = createLicenceKeeper({
    http: library.http,
    clock,
    pubKey: 'pub-1',
    onPurge: () => seen.push('purged'),
    onRenew: () => seen.push('renewed'),
  });
  const settle = async (fate: Parameters<typeof library.settle>[1] = 'answered') => {
    library.settle(0, fate);
    await settled();
  };
  keeper.dispatch({ kind: 'opened' });
  expect(library.pending()).toEqual(['acquireLicence']);
  await settle();
  return { clock, library, keeper, seen, settle };
}

describe('the keeper of a loan', () => {
  test('polls five seconds after each answer, and never twice at a time [R4.2 R4.16 R9.2]', async () => {
    const { clock, library, settle } = await open();
    for (const _ of 'twice') {
      clock.pass(4999);
      expect(library.pending()).toEqual([]);
      clock.pass(1);
      expect(library.pending()).toEqual(['getLicenceExpiry']);
      // An answer that takes long puts the next question off.
      clock.pass(20_000);
      expect(library.pending()).toEqual(['getLicenceExpiry']);
      await settle();
    }
  });

  test('knows the key as long as the loan lasts, and polls no more when it has ended [R4.7 R4.8 R4.19]', async () => {
    const { clock, library, keeper, seen, settle } = await open({ loan: 8000 });
    expect(keeper.key()).toBe('key-1');
    clock.pass(5000);
    await settle();
    expect(keeper.state().kind).toBe('warning');
    clock.pass(3000);
    expect(keeper.state().kind).toBe('expired');
    expect(keeper.key()).toBeUndefined();
    expect(seen).toEqual(['purged']);
    expect(library.pending()).toEqual(['releaseLicence']);
    await settle();
    clock.pass(60_000);
    expect(library.pending()).toEqual([]);

    keeper.dispatch({ kind: 'loan-asked-again' });
    await settle();
    expect(seen).toEqual(['purged', 'renewed']);
    clock.pass(5000);
    expect(library.pending()).toEqual(['getLicenceExpiry']);
  });

  test('lets the countdown run on behind the connection dialog, to the end [R4.18 R4.25]', async () => {
    const { clock, library, keeper, settle } = await open({ loan: 40_000 });
    clock.pass(5000);
    await settle('unreachable');
    expect(keeper.state().kind).toBe('offline');
    // One poll waits for *Try again*, and no other is begun.
    clock.pass(30_000);
    expect(library.pending()).toEqual(['getLicenceExpiry']);
    clock.pass(5000);
    expect(keeper.state().kind).toBe('expired');
    await settled();
    expect(library.pending()).toEqual(['releaseLicence']);
  });

  test('a 403 for the key of an earlier loan ends no other', async () => {
    const { clock, keeper, settle } = await open({ loan: 8000 });
    clock.pass(8000);
    await settle();
    keeper.dispatch({ kind: 'loan-asked-again' });
    await settle();
    await settle();
    const key = keeper.key();
    expect(key).not.toBe('key-1');
    keeper.forbidden('key-1');
    expect(keeper.key()).toBe(key);
    keeper.forbidden(key);
    expect(keeper.key()).toBeUndefined();
  });

  test('gives the key back once, on every way out and however often [R4.9]', async () => {
    const { library, keeper, settle } = await open();
    const left = [keeper.leave(), keeper.leave({ keepalive: true })];
    expect(library.pending()).toEqual(['releaseLicence']);
    await settle('broken');
    await Promise.all(left);
    expect(keeper.state().kind).toBe('released');
    expect(library.unreturned()).toEqual([]);
  });

  test('leaves no loan behind that was still being asked for [R4.24]', async () => {
    const { library, keeper, settle } = await open();
    void keeper.leave();
    await settle();
    keeper.dispatch({ kind: 'opened' });
    let isLeft = false;
    const left = keeper.leave().then(() => {
      isLeft = true;
    });
    await settled();
    expect(library.pending()).toEqual(['acquireLicence']);
    expect(isLeft).toBe(false);
    await settle();
    expect(library.pending()).toEqual(['releaseLicence']);
    expect(isLeft).toBe(false);
    await settle();
    await left;
    expect(library.unreturned()).toEqual([]);
  });

  test('does not delay leaving for a loan that does not come, which goes back when it does [R4.24]', async () => {
    const { clock, library, keeper, settle } = await open();
    void keeper.leave();
    await settle();
    keeper.dispatch({ kind: 'opened' });
    const left = keeper.leave();
    await settled();
    clock.pass(LEAVING_MS);
    await left;
    await settle();
    expect(library.pending()).toEqual(['releaseLicence']);
  });

  test('believes no answer after a sleep that was asked for before it [R4.20]', async () => {
    const { clock, library, keeper, settle } = await open({ loan: 40_000 });
    clock.pass(15_000);
    keeper.dispatch({ kind: 'extension-asked' });
    keeper.dispatch({ kind: 'woken', gap: 3_600_000 });
    // What was asked before is given up, and asked once again.
    expect(library.pending()).toEqual(['getLicenceExpiry']);
    expect(keeper.state()).toMatchObject({ kind: 'warning', isCovered: true });
    await settle();
    expect(keeper.state()).toMatchObject({ isCovered: false });
  });
});
