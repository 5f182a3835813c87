import type { EmbedFailure, Licence, ReadingRefusal } from '@leeszaal/shared-contracts';

/** A state, event or effect of one acquisition. */
type Of<Kind extends string, Fields = unknown> = Readonly<{ kind: Kind; epoch: number } & Fields>;

/**
 * The state of a loan (`docs/decisions.md` 57). `epoch` counts acquisitions: answers of an earlier one are dropped
 * (`docs/decisions.md` 60). All times are monotonic milliseconds.
 */
export type LicenceState =
  | { readonly kind: 'idle' }
  | Of<'acquiring'>
  | Of<'active', Held>
  /** Less than thirty seconds are left: the notice shows. */
  | Of<'warning', Held>
  /** The reader continued; one request is in flight, and polls are held (`docs/decisions.md` 62). */
  | Of<'extending', Held>
  /** A poll found no network: another one waits behind the connection dialog while the countdown goes on. */
  | Of<'offline', Held>
  | Of<'expired'>
  | Of<'reacquiring'>
  /**
   * Others hold all seats. `again` is true for a request after an expiry, which may have failed for another reason: the
   * notice is the same.
   */
  | Of<'denied', { users: readonly string[]; again: boolean; reason: EmbedFailure }>
  /** The person may not read this document, now or after an expiry. */
  | Of<'barred', { refusal: ReadingRefusal }>
  /** The first acquire failed for another reason than a seat. */
  | Of<'failed', { reason: EmbedFailure }>
  | Of<'releasing'>
  | Of<'released'>;

/** A held licence. */
export interface Held {
  readonly epoch: number;
  readonly licence: Licence;
  /** When the server's seconds run out (`docs/decisions.md` 61). */
  readonly deadline: number;
  /** When the loan was last extended. */
  readonly extendedAt: number;
  /** When the last silent extension was requested. */
  readonly triedAt: number;
  /** A silent extension is in flight. */
  readonly isExtendingSilently: boolean;
  /** Covered after a gap, until a poll confirms the loan (`docs/decisions.md` 64). */
  readonly isCovered: boolean;
}

/** An event of a held licence. `at` is the monotonic time of the event; without a `licence` there is none. */
export type HeldEvent =
  | Of<'polled', { licence: Licence | null; at: number }>
  | Of<'poll-unreachable'>
  /** The poll failed for a reason that says nothing about the loan. */
  | Of<'poll-failed'>
  /** A 403 on anything of the document. */
  | Of<'forbidden'>
  | Of<'poll-due'>
  | Of<'time-passed', { at: number }>
  | { readonly kind: 'extension-asked' }
  | { readonly kind: 'active-reader'; readonly at: number }
  | Of<'extended', { licence: Licence | null; at: number }>
  | Of<'extend-failed'>
  /** Back from sleep, another tab, the cache or offline; `gap` is how long the page was away, in ms. */
  | { readonly kind: 'woken'; readonly gap: number };

/** An event of a loan. */
export type LicenceEvent =
  | HeldEvent
  | { readonly kind: 'opened' | 'loan-asked-again' | 'left' }
  | Of<'acquired', { licence: Licence; at: number }>
  | Of<'refused', { users: readonly string[] }>
  | Of<'barred', { refusal: ReadingRefusal }>
  | Of<'acquire-failed', { reason: EmbedFailure }>
  | Of<'released'>;

/** An effect that the keeper carries out after an event. */
export type LicenceEffect =
  | Of<'acquire'>
  /** `patient`: behind the connection dialog. */
  | Of<'poll', { key: string; patient: boolean }>
  | Of<'schedule-poll'>
  /** Dispatch the time when the notice is due, each second of the countdown, and at its end, `at`. */
  | Of<'watch', { at: number }>
  | Of<'extend', { key: string; silent: boolean }>
  | Of<'release', { key: string | undefined }>
  /** Remove the content (`docs/decisions.md` 60), and abort polls and extensions. */
  | { readonly kind: 'purge' }
  /** Abort polls and extensions: their answers would be out of date (`docs/decisions.md` 64). */
  | { readonly kind: 'give-up' }
  /** A new key is in force: show again what was purged (`docs/decisions.md` 63). */
  | { readonly kind: 'renew' };
