import { jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { Secret } from 'otpauth';
import { createSsoServer, LOGIN, PASSWORD } from '../../sso/testing/sso-server.ts';
import type { MakeDatabase } from '../../testing/describe-on-both-databases.ts';
import { totpAt } from '../codes/totp.ts';
import { renewRecoveryCodes } from '../store/recovery-codes.ts';
import { addSecondFactor } from '../store/second-factor-store.ts';
import { type PageBrowser, pageBrowser } from './page-browser.ts';

/** A second factor for tests, with a clock. */
export interface TestFactor {
  readonly secret: Uint8Array;
  readonly recoveryCodes: readonly string[];
}

/** The code of a secret now, or some time steps from now. */
export const codeOf = (secret: Uint8Array, steps = 0): string =>
  totpAt(secret, Date.now() + steps * 30_000);

/** The secret that a page offers as text. */
export const secretIn = ({ body }: LightMyRequestResponse): Uint8Array =>
  Secret.fromBase32(/<code>([A-Z2-7 ]{39})<\/code>/.exec(body)?.[1] ?? '').bytes;

/** The recovery codes that a page shows. */
export const recoveryCodesIn = ({ body }: LightMyRequestResponse): string[] =>
  [...body.matchAll(/<li><code>([A-Z2-7-]{19})<\/code><\/li>/g)].map(([, code = '']) => code);

/** A server for tests of second factors. Its clock is the test's. The caller closes it. */
export async function openSecondFactorServer(makeDatabase: MakeDatabase) {
  const server = await createSsoServer({ database: await makeDatabase() });
  const { database } = server;
  // The middle of a time step.
  let now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const idOf = async (login: string): Promise<number> => {
    const [user] = await database.query<{ id: number }>(
      'select id::int as id from users where login = $1',
      [login],
    );
    return user?.id ?? 0;
  };
  return {
    ...server,
    idOf,
    browser: () => pageBrowser(server),
    advance(seconds: number): void {
      now += seconds * 1000;
    },
    /** Deletes what a test has left. */
    async renew(): Promise<void> {
      for (const table of ['second_factors', 'sessions', 'audit_log', 'rate_limits']) {
        await database.query(`delete from ${table}`, []);
      }
      await database.query("update clients set settings = '{}'", []);
    },
    /** Gives an account a second factor, no code of which was used. */
    async giveFactor(login: string): Promise<TestFactor> {
      const userId = await idOf(login);
      const secret = new Uint8Array(20).fill(userId);
      return database.transaction(async (transaction) => {
        await addSecondFactor(transaction, { userId, secret, step: 0 });
        return { secret, recoveryCodes: await renewRecoveryCodes(transaction, userId) };
      });
    },
    /** Demands a second factor of the administrators of a library. */
    demandAt: (client: string) =>
      database.query(
        `update clients set settings = '{"requiresSecondFactor": true}' where ref = $1`,
        [client],
      ),
    /** The page after the password. */
    async afterPassword(
      browser: PageBrowser,
      login: string,
      redirect = '/search',
    ): Promise<LightMyRequestResponse> {
      const form = await browser.open(LOGIN);
      return browser.submit(form, { login, password: PASSWORD, redirect });
    },
    /** The number of open sessions of an account. */
    async sessionsOf(login: string): Promise<number> {
      const rows = await database.query(
        'select from sessions where user_id = $1 and ended_at is null',
        [await idOf(login)],
      );
      return rows.length;
    },
    async actions(): Promise<{ action: string; client: string; name: string }[]> {
      return database.query(
        'select action, client_ref as client, user_name as name from audit_log order by id',
        [],
      );
    },
    async end(): Promise<void> {
      clock.mockRestore();
      await server.close();
      await database.close();
    },
  };
}

/** See {@link openSecondFactorServer}. */
export type SecondFactorServer = Awaited<ReturnType<typeof openSecondFactorServer>>;
