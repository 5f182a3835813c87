import { type Endpoint, endpoints, type RequestOf } from '@leeszaal/shared-contracts';
import { decodeJwt } from 'jose';
import { REFRESH_GRACE_SECONDS } from '../../../session/session-store.ts';
import { CLOCK_SLACK } from '../model/clock.ts';
import { LIBRARIES, type LibraryRef, type Moment, type Span } from '../model/soak.contract.ts';
import { type Answer, type CallWith, read } from './caller.ts';
import type { Expected, PersonalSession, Surroundings } from './person.contract.ts';
import { signInByForm } from './sign-in.ts';

interface Tokens {
  readonly accessToken: string;
  readonly expires: Moment;
  /** A visitor has none. */
  readonly refreshToken: string | undefined;
  /** The refresh token before this one, and when it was exchanged. */
  readonly predecessor?: { readonly refreshToken: string; readonly exchanged: Span };
}

/** The portal's credentials for the SSO service. */
export interface Application {
  readonly appId: string;
  readonly appName: string;
  readonly client: string;
  readonly secret: string;
}

/** The session of a person. */
export interface SessionOfPerson extends PersonalSession {
  refresh(manner: 'once' | 'at-once' | 'with-predecessor'): Promise<void>;
  signOut(mistypes: boolean): Promise<void>;
  switchLibrary(): Promise<void>;
  /** Identity and generation of the session in the database, if any. */
  family(): { readonly id: string; readonly generation: number } | undefined;
}

const GRACE = REFRESH_GRACE_SECONDS * 1000;

function tokensOf(
  accessToken: string,
  refreshToken: string | undefined,
  predecessor?: Tokens['predecessor'],
): Tokens {
  const expires = (decodeJwt(accessToken).exp ?? 0) * 1000;
  return { accessToken, expires, refreshToken, ...(predecessor !== undefined && { predecessor }) };
}

/** Creates a session, which signs in on first use. */
export function createSession(around: Surroundings, application: Application): SessionOfPerson {
  const { character, caller } = around;
  const { appId, ...presented } = application;
  const params = { appId };
  let tokens: Tokens | undefined;
  let library: LibraryRef = LIBRARIES[0];

  const endListeners: ((span: Span) => void)[] = [];
  const tellEnd = ({ sent, received }: Span): void => {
    for (const listener of endListeners) listener({ sent, received });
  };

  /** Concurrent calls of one person share a refresh, as in the portal. */
  let underWay: Promise<void> | undefined;
  function onceForAll(work: () => Promise<void>): Promise<void> {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function enter(mistypes = false): Promise<Tokens | undefined> {
    library = LIBRARIES[0];
    if (character.kind !== 'visitor') {
      const given = await signInByForm(around, mistypes);
      return given && tokensOf(given.accessToken, given.refreshToken);
    }
    const subject = character.subject.replace('public:', '');
    const answer = await caller.call(endpoints.getPublicToken, { params, query: { subject } });
    if (!around.check('a public token', answer, [200])) return undefined;
    return tokensOf(read(endpoints.getPublicToken, answer).accessToken, undefined);
  }

  const exchange = (refreshToken: string): Promise<Answer> =>
    caller.call(endpoints.refreshTokens, { params, query: { ...presented, refreshToken } });

  function take(answer: Answer, exchanged: string): void {
    const fresh = read(endpoints.refreshTokens, answer);
    tokens = tokensOf(fresh.accessToken, fresh.refreshToken, {
      refreshToken: exchanged,
      exchanged: answer,
    });
  }

  async function renew(): Promise<void> {
    const { refreshToken } = tokens ?? {};
    if (refreshToken === undefined) {
      tokens = await enter();
      return;
    }
    const answer = await exchange(refreshToken);
    if (around.check('a refresh', answer, [200])) take(answer, refreshToken);
    else tokens = await enter();
  }

  /** Two independent tabs get the same tokens. */
  async function renewAtOnce(refreshToken: string): Promise<void> {
    const answers = await Promise.all([exchange(refreshToken), exchange(refreshToken)]);
    if (!answers.every((answer) => around.check('a refresh at once', answer, [200]))) return;
    const given = answers.map((answer) => read(endpoints.refreshTokens, answer).refreshToken);
    around.claim(given[0] === given[1], 'two refreshes at once gave different tokens');
    take(answers[0] as Answer, refreshToken);
  }

  async function endedFor(what: string, { accessToken, refreshToken }: Tokens): Promise<void> {
    const call = await caller.call(endpoints.getRole, {}, { token: accessToken });
    around.check(`a call after ${what}`, call, [401]);
    if (refreshToken === undefined) return;
    around.check(`a refresh after ${what}`, await exchange(refreshToken), [401]);
  }

  /** Within the grace period the old token is valid; later its use is a theft and ends the session. */
  async function replay(present: Tokens): Promise<void> {
    const { predecessor } = present;
    if (predecessor === undefined) return;
    const { refreshToken, exchanged } = predecessor;
    const answer = await exchange(refreshToken);
    const inTime = answer.received < exchanged.sent + GRACE - CLOCK_SLACK;
    const tooLate = answer.sent > exchanged.received + GRACE + CLOCK_SLACK;
    around.check('a second use', answer, inTime ? [200] : tooLate ? [401] : [200, 401]);
    if (answer.status === 200) {
      const given = read(endpoints.refreshTokens, answer).refreshToken;
      around.claim(given === present.refreshToken, 'a second use gave another successor');
      return;
    }
    tellEnd(answer);
    await endedFor('a theft', present);
    tokens = await enter();
  }

  async function attempt<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    how: Omit<CallWith, 'token'>,
  ): Promise<Answer> {
    if (tokens === undefined) {
      await onceForAll(async () => {
        tokens = await enter();
      });
    }
    const { accessToken, expires } = tokens ?? { accessToken: 'none', expires: 0 };
    const answer = await caller.call(endpoint, request, { ...how, token: accessToken });
    if (answer.status !== 401) {
      around.claim(answer.sent < expires + CLOCK_SLACK, 'an expired token was accepted');
      return answer;
    }
    around.claim(answer.received > expires - CLOCK_SLACK, 'a living token was refused');
    // Another call may have refreshed the tokens.
    if (tokens?.accessToken === accessToken) await onceForAll(renew);
    return caller.call(endpoint, request, { ...how, token: tokens?.accessToken });
  }

  return {
    library: () => library,
    onEnd: (listener) => void endListeners.push(listener),
    async call(endpoint, request, expected: Expected, how = {}) {
      const answer = await attempt(endpoint, request, how);
      around.check(endpoint.name, answer, expected);
      return answer;
    },
    async refresh(manner) {
      const present = tokens;
      if (present?.refreshToken === undefined) return;
      if (manner === 'once') await renew();
      if (manner === 'at-once') await renewAtOnce(present.refreshToken);
      if (manner === 'with-predecessor') await replay(present);
    },
    async signOut(mistypes) {
      const present = tokens;
      if (present?.refreshToken === undefined) return;
      const answer = await caller.visit('signOut', '/auth/logout', {
        method: 'POST',
        body: new URLSearchParams({ refresh_token: present.refreshToken }),
      });
      if (around.check('signing out', answer, [204])) tellEnd(answer);
      await endedFor('signing out', present);
      tokens = await enter(mistypes);
    },
    async switchLibrary() {
      const target = LIBRARIES.find((each) => each !== library) ?? library;
      const answer = await this.call(endpoints.switchClient, { body: { target } }, [200]);
      if (answer.status !== 200) return;
      around.claim(read(endpoints.switchClient, answer), 'the switch was refused');
      library = target;
    },
    family() {
      const [id, generation] = tokens?.refreshToken?.split('.') ?? [];
      return id === undefined ? undefined : { id, generation: Number(generation) };
    },
  };
}
