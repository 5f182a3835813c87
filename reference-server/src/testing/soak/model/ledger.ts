import type { EndpointName } from '@leeszaal/shared-contracts';
import type { LibraryRef, Moment, Span } from './soak.contract.ts';

/** The target of a call: an endpoint, or a page of the sign-in or the portal. */
export type CallName = EndpointName | 'signInPage' | 'signIn' | 'signOut' | 'portalPage';

/** A granted key, and how long it was certainly valid. */
export interface LoanEntry {
  readonly key: string;
  readonly pubKey: string;
  readonly subject: string;
  readonly acquired: Span;
  /** The acquire, or the latest extension that was granted. */
  granted: Span;
  released?: Span;
}

/** An acquire that was refused. */
export interface RefusalEntry {
  readonly pubKey: string;
  readonly subject: string;
  readonly asked: Span;
  /** The named holders. */
  readonly holders: readonly string[];
}

/** An order, as its person knows it. */
export interface OrderEntry {
  readonly library: LibraryRef;
  readonly subject: string;
  readonly isbns: readonly string[];
  /** From the first try to the last answer. */
  readonly asked: Span;
  readonly outcome:
    | { readonly kind: 'placed'; readonly orderId: string }
    | { readonly kind: 'sold' };
}

/** Settings that an administrator saved. */
export interface SettingsEntry {
  readonly library: LibraryRef;
  readonly subject: string;
  readonly days: number;
  readonly asked: Span;
}

/** How often a call was answered in one way, and how long that took. */
export interface CallTally {
  readonly name: CallName;
  readonly status: number;
  count: number;
  /** Milliseconds, all together and the longest. */
  total: number;
  longest: number;
}

/** A violated expectation. */
export interface Complaint {
  readonly at: Moment;
  readonly who: string;
  readonly what: string;
}

/** All answers to the people of a soak, to be compared with the database. */
export interface Ledger {
  readonly loans: LoanEntry[];
  readonly refusals: RefusalEntry[];
  readonly orders: OrderEntry[];
  readonly settings: SettingsEntry[];
  readonly calls: ReadonlyMap<string, CallTally>;
  readonly complaints: readonly Complaint[];
  /** Counts an answer. */
  count(name: CallName, status: number, span: Span): void;
  complain(who: string, what: string): void;
  /**
   * Checks that every answer with a name is the same, from any process and to any person; returns
   * whether it was.
   */
  isSame(name: string, value: string): boolean;
}

/** An empty ledger. */
export function createLedger(now: () => Moment): Ledger {
  const calls = new Map<string, CallTally>();
  const complaints: Complaint[] = [];
  const told = new Map<string, string>();
  return {
    loans: [],
    refusals: [],
    orders: [],
    settings: [],
    calls,
    complaints,
    count(name, status, { sent, received }) {
      const key = `${name} ${status}`;
      const tally = calls.get(key) ?? { name, status, count: 0, total: 0, longest: 0 };
      tally.count += 1;
      tally.total += received - sent;
      tally.longest = Math.max(tally.longest, received - sent);
      calls.set(key, tally);
    },
    complain(who, what) {
      complaints.push({ at: now(), who, what });
    },
    isSame(name, value) {
      const before = told.get(name);
      if (before === undefined) told.set(name, value);
      return before === undefined || before === value;
    },
  };
}
