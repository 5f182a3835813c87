import type { Endpoint, RequestOf } from '@leeszaal/shared-contracts';
import type { Answer, Caller, CallWith } from './caller.ts';
import type { Ledger } from './ledger.ts';
import type { Character, LibraryRef, Span, World } from './soak.contract.ts';

/** The statuses that the model of a person allows; some depend on when the answer came. */
export type Expected = readonly number[] | ((span: Span) => readonly number[]);

/** What every part of a person's life shares. */
export interface Surroundings {
  readonly character: Character;
  readonly world: World;
  readonly caller: Caller;
  readonly ledger: Ledger;
  /** Complains when the answer's status is not expected; answers whether it is. */
  check(what: string, answer: Answer, expected: Expected): boolean;
  /** Complains when a statement does not hold. */
  claim(holds: boolean, what: string): void;
}

/** The signed-in side of a person. */
export interface PersonalSession {
  /** The library that the session is at. */
  library(): LibraryRef;
  /** Calls back with the call that ended the session: a sign-out, or a stolen token that was noticed. */
  onEnd(listener: (ended: Span) => void): void;
  /** A call as this person; a token that has expired is renewed first, as the portal does it. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    expected: Expected,
    how?: Omit<CallWith, 'token'>,
  ): Promise<Answer>;
}
