import type { Licence } from '@leeszaal/shared-contracts';

/**
 * Where a loan stands (`docs/decisions.md` 57). `epoch` counts acquisitions: answers that belong to an
 * earlier one are dropped (`docs/decisions.md` 60). All times are monotonic milliseconds.
 */
export type LicenceState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'acquiring'; readonly epoch: number }
  | ({ readonly kind: 'active' } & Held)
  /** Less than thirty seconds are left: the notice shows. */
  | ({ readonly kind: 'warning' } & Held)
  /** The person asked to go on; one request is in flight, and polls are held (`docs/decisions.md` 62). */
  | ({ readonly kind: 'extending' } & Held)
  /** A poll found no network: one waits behind the connection dialog while the countdown runs on. */
  | ({ readonly kind: 'offline' } & Held)
  | { readonly kind: 'expired'; readonly epoch: number }
  | { readonly kind: 'reacquiring'; readonly epoch: number }
  /** Others hold all seats; `again` tells whether it was asked for after an expiry. */
  | {
      readonly kind: 'denied';
      readonly epoch: number;
      readonly users: readonly string[];
      readonly again: boolean;
    }
  /** The first acquire failed for another reason than a seat. */
  | { readonly kind: 'failed'; readonly epoch: number }
  | { readonly kind: 'releasing'; readonly epoch: number }
  | { readonly kind: 'released'; readonly epoch: number };

/** A licence in hand. */
export interface Held {
  readonly epoch: number;
  readonly licence: Licence;
  /** When the server's seconds run out (`docs/decisions.md` 61). */
  readonly deadline: number;
  /** When the loan was last lengthened, for the silent extension. */
  readonly extendedAt: number;
  /** When it was last asked for without a word, whatever came of it. */
  readonly triedAt: number;
  /** A silent extension is in flight. */
  readonly isExtendingSilently: boolean;
  /** Covered after a gap, until a poll confirms the loan (`docs/decisions.md` 64). */
  readonly isCovered: boolean;
}

/** What happens to a loan. `at` is the monotonic time of the event. */
export type LicenceEvent =
  | { readonly kind: 'opened' }
  | {
      readonly kind: 'acquired';
      readonly epoch: number;
      readonly licence: Licence;
      readonly at: number;
    }
  | { readonly kind: 'refused'; readonly epoch: number; readonly users: readonly string[] }
  | { readonly kind: 'acquire-failed'; readonly epoch: number }
  /** Null: the server knows of no licence. */
  | {
      readonly kind: 'polled';
      readonly epoch: number;
      readonly licence: Licence | null;
      readonly at: number;
    }
  | { readonly kind: 'poll-unreachable'; readonly epoch: number }
  /** The poll failed for a reason that says nothing about the loan. */
  | { readonly kind: 'poll-failed'; readonly epoch: number }
  /** A 403 on anything of the document. */
  | { readonly kind: 'forbidden'; readonly epoch: number }
  | { readonly kind: 'poll-due'; readonly epoch: number }
  | { readonly kind: 'time-passed'; readonly epoch: number; readonly at: number }
  | { readonly kind: 'extension-asked' }
  | { readonly kind: 'active-reader'; readonly at: number }
  | {
      readonly kind: 'extended';
      readonly epoch: number;
      readonly licence: Licence | null;
      readonly at: number;
    }
  | { readonly kind: 'extend-failed'; readonly epoch: number }
  | { readonly kind: 'loan-asked-again' }
  /** Back from sleep, from another tab, from the cache or from offline; `gap` is how long it was away. */
  | { readonly kind: 'woken'; readonly gap: number }
  | { readonly kind: 'left' }
  | { readonly kind: 'released'; readonly epoch: number };

/** What the world has to do. */
export type LicenceEffect =
  | { readonly kind: 'acquire'; readonly epoch: number }
  /** `patient`: behind the connection dialog. */
  | {
      readonly kind: 'poll';
      readonly epoch: number;
      readonly key: string;
      readonly patient: boolean;
    }
  | { readonly kind: 'schedule-poll'; readonly epoch: number }
  /** Tell the time again at `at` (the notice is due, the end has come) or each second of a countdown. */
  | { readonly kind: 'watch'; readonly epoch: number; readonly at: number }
  | {
      readonly kind: 'extend';
      readonly epoch: number;
      readonly key: string;
      readonly silent: boolean;
    }
  | { readonly kind: 'release'; readonly epoch: number; readonly key: string | undefined }
  /** Take away what is shown (`docs/decisions.md` 60), and give up polls and extensions in flight. */
  | { readonly kind: 'purge' }
  /** Give up polls and extensions in flight: their answers would be of before (`docs/decisions.md` 64). */
  | { readonly kind: 'give-up' }
  /** A new key is in force: show again what was purged (`docs/decisions.md` 63). */
  | { readonly kind: 'renew' };
