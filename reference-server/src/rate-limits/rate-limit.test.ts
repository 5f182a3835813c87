import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { RATE_LIMITS } from './limits.ts';
import { type Counted, consume, consumeOrThrow, refund, reset, waitOf } from './rate-limit.ts';

const { amount, seconds } = RATE_LIMITS.signInToAccountFromAddress;

describeOnBothDatabases('rate limits', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
  });
  afterAll(() => database.close());

  const counted = (...of: string[]): Counted => ({ limit: 'signInToAccountFromAddress', of });
  const spendTimes = (times: number, each: Counted) =>
    Promise.all(Array.from({ length: times }, () => consume(database, each)));

  it('count what comes at once, and say how long to wait', async () => {
    const waits = await spendTimes(amount + 5, counted('at once'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(amount);
    const wait = Math.max(...waits);
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await consume(database, counted('another person'))).toBe(0);
  });

  it('are refused as 429, with the seconds to wait', async () => {
    await spendTimes(amount, counted('refused'));
    await expect(consumeOrThrow(database, counted('refused'))).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });

  it('count nothing further of what the first of several refuses', async () => {
    const wide: Counted = { limit: 'signInFromAddress', of: ['wide'] };
    await spendTimes(amount, counted('narrow'));
    await Promise.all(
      Array.from({ length: RATE_LIMITS.signInFromAddress.amount }, () => consume(database, wide)),
    );
    const rows = () => database.query('select count(*) as amount from rate_limits');
    const before = await rows();
    expect(await consume(database, wide, counted('never counted'))).toBeGreaterThan(0);
    expect(await rows()).toEqual(before);
    expect(await consume(database, counted('narrow'), wide)).toBeGreaterThan(0);
  });

  it('begin anew when the time is over', async () => {
    await spendTimes(amount + 1, counted('patient'));
    await database.query("update rate_limits set window_ends = window_ends - interval '1 hour'");
    expect(await consume(database, counted('patient'))).toBe(0);
  });

  it('begin anew when they were begun by a clock that was ahead', async () => {
    const windowEnds = (change: string) =>
      database.query(`update rate_limits set window_ends = window_ends ${change}`);
    await spendTimes(amount + 1, counted('early'));
    await windowEnds("- interval '1 minute'");
    expect(await consume(database, counted('early'))).toBeGreaterThan(0);
    await windowEnds("+ interval '30 days'");
    expect(await consume(database, counted('early'))).toBe(0);
    const waits = await spendTimes(amount, counted('early'));
    expect(Math.max(...waits)).toBeLessThanOrEqual(seconds);
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  });

  it('give back what was as it should be, and never more than was used', async () => {
    for (let time = 0; time < 3 * amount; time += 1) {
      expect(await consume(database, counted('honest'))).toBe(0);
      await refund(database, counted('honest'));
    }
    await refund(database, counted('honest'));
    const waits = await spendTimes(amount + 1, counted('honest'));
    expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
  });

  it('tell without counting whether a call would be refused, and how long', async () => {
    for (let time = 0; time < 2 * amount; time += 1) {
      expect(await waitOf(database, counted('asked'))).toBe(0);
    }
    await spendTimes(amount - 1, counted('asked'));
    expect(await waitOf(database, counted('asked'))).toBe(0);
    await consume(database, counted('asked'));
    const wait = await waitOf(database, counted('asked'));
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    await database.query("update rate_limits set window_ends = window_ends - interval '1 hour'");
    expect(await waitOf(database, counted('asked'))).toBe(0);
  });

  it('forget when asked to', async () => {
    await spendTimes(amount + 1, counted('forgiven'));
    await reset(database, counted('forgiven'));
    expect(await consume(database, counted('forgiven'))).toBe(0);
  });

  it('keep neither names nor addresses', async () => {
    await consume(database, counted('user@north.example', '192.0.2.7'));
    const rows = await database.query('select * from rate_limits');
    expect(JSON.stringify(rows)).not.toMatch(/north|192\.0/);
  });
});

describe('the limits', () => {
  it('are wider for an address than for an account', () => {
    expect(RATE_LIMITS.signInFromAddress.amount).toBeGreaterThan(
      RATE_LIMITS.signInToAccount.amount,
    );
    expect(RATE_LIMITS.signInToAccount.amount).toBeGreaterThan(amount);
  });
});
