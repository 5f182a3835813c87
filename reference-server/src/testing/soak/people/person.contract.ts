import type { Endpoint, RequestOf } from '@leeszaal/shared-contracts';
import type { Ledger } from '../model/ledger.ts';
import type { Character, LibraryRef, Span, World } from '../model/soak.contract.ts';
import type { Answer, Caller, CallWith } from './caller.ts';

/** Statuses that the model of a person allows; may depend on the time of the answer. */
export type Expected = readonly number[] | ((span: Span) => readonly number[]);

/** The state that all activities of a person share. */
export interface Surroundings {
  readonly character: Character;
  readonly world: World;
  readonly caller: Caller;
  readonly ledger: Ledger;
  /** Complains about an unexpected status. @returns whether it was expected */
  check(what: string, answer: Answer, expected: Expected): boolean;
  /** Complains about a false statement. */
  claim(holds: boolean, what: string): void;
}

/** The signed-in session of a person. */
export interface PersonalSession {
  /** The session's current library. */
  library(): LibraryRef;
  /** Calls back with the call that ended the session: a sign-out, or a stolen token that was noticed. */
  onEnd(listener: (ended: Span) => void): void;
  /** Calls as this person, after refreshing an expired token, as the portal does. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    expected: Expected,
    how?: Omit<CallWith, 'token'>,
  ): Promise<Answer>;
}
