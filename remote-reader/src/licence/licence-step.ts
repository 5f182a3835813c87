import { type Licence, SOFT_EXPIRY_SECONDS } from '@leeszaal/shared-contracts';
import type { Held, LicenceEffect, LicenceEvent, LicenceState } from './licence-state.contract.ts';

/** While the person is active the loan is extended silently, at most this often (`docs/decisions.md` 59). */
export const SILENT_EXTENSION_MS = 60_000;
/** After a gap longer than this the content is covered until a poll confirms the loan (`docs/decisions.md` 64). */
export const COVER_AFTER_MS = 15_000;

type Step = readonly [LicenceState, readonly LicenceEffect[]];
type Holding = Extract<LicenceState, Held>;

/** Before anything was opened. */
export const firstLicenceState: LicenceState = { kind: 'idle' };

/** Whether a licence is in hand: only then may content be shown. */
export function isHeld(state: LicenceState): state is Holding {
  return 'licence' in state;
}

/** Whether the document may be seen: held, and not covered after a gap. */
export function isVisible(state: LicenceState): boolean {
  return isHeld(state) && !state.isCovered;
}

/** The licence after an event, and what is to be done. An event that a state does not expect changes nothing. */
export function licenceStep(state: LicenceState, event: LicenceEvent): Step {
  if ('epoch' in event && 'epoch' in state && event.epoch !== state.epoch)
    return stale(state, event);
  switch (event.kind) {
    case 'opened':
      return state.kind === 'idle' || state.kind === 'released' || state.kind === 'releasing'
        ? acquire({ kind: 'acquiring', epoch: epochOf(state) + 1 })
        : [state, []];
    case 'loan-asked-again':
      return state.kind === 'expired' || (state.kind === 'denied' && state.again)
        ? acquire({ kind: 'reacquiring', epoch: state.epoch + 1 })
        : [state, []];
    case 'acquired':
      return acquired(state, event.licence, event.at);
    case 'refused':
      return refused(state, event.users);
    case 'acquire-failed':
      if (state.kind === 'reacquiring') return refused(state, []);
      return state.kind === 'acquiring'
        ? [{ kind: 'failed', epoch: state.epoch }, []]
        : [state, []];
    case 'left':
      return left(state);
    case 'released':
      return state.kind === 'releasing'
        ? [{ kind: 'released', epoch: state.epoch }, []]
        : [state, []];
    default:
      return isHeld(state) ? heldStep(state, event) : [state, []];
  }
}

type HeldEvent = Exclude<
  LicenceEvent,
  {
    kind:
      | 'opened'
      | 'loan-asked-again'
      | 'acquired'
      | 'refused'
      | 'acquire-failed'
      | 'left'
      | 'released';
  }
>;

function heldStep(state: Holding, event: HeldEvent): Step {
  switch (event.kind) {
    case 'polled':
      if (!event.licence) return expired(state);
      // An extension is under way, and its answer is the newer one (`docs/decisions.md` 62).
      if (state.kind === 'extending') return [state, [schedule(state)]];
      return confirmed(state, event.licence, event.at, state.extendedAt, [schedule(state)]);
    case 'poll-failed':
      return [state.kind === 'offline' ? { ...state, kind: 'active' } : state, [schedule(state)]];
    case 'poll-unreachable':
      return [
        state.kind === 'extending' ? state : { ...state, kind: 'offline' },
        [{ kind: 'poll', epoch: state.epoch, key: state.licence.licenseKey, patient: true }],
      ];
    case 'poll-due':
      return [state, [poll(state)]];
    case 'forbidden':
      return expired(state);
    case 'time-passed':
      return timePassed(state, event.at);
    case 'extension-asked':
      return state.kind === 'warning'
        ? [{ ...state, kind: 'extending' }, [extend(state, false)]]
        : [state, []];
    case 'active-reader':
      return state.kind === 'active' && isSilentExtensionDue(state, event.at)
        ? [{ ...state, isExtendingSilently: true, triedAt: event.at }, [extend(state, true)]]
        : [state, []];
    case 'extended':
      if (!event.licence) return expired(state);
      return confirmed(state, event.licence, event.at, event.at, []);
    case 'extend-failed':
      // A silent one was nobody's wish; the next poll tells how the loan stands.
      return state.kind === 'extending'
        ? expired(state)
        : [{ ...state, isExtendingSilently: false }, []];
    case 'woken':
      if (event.gap > COVER_AFTER_MS) return covered(state);
      return [state, state.kind === 'offline' ? [] : [poll(state)]];
  }
}

function acquire(state: Extract<LicenceState, { kind: 'acquiring' | 'reacquiring' }>): Step {
  return [state, [{ kind: 'acquire', epoch: state.epoch }]];
}

function acquired(state: LicenceState, licence: Licence, at: number): Step {
  if (state.kind !== 'acquiring' && state.kind !== 'reacquiring') {
    // Too late: whoever waited has left. The key goes back at once.
    return [state, [{ kind: 'release', epoch: epochOf(state), key: licence.licenseKey }]];
  }
  const { epoch } = state;
  const held: Held = {
    epoch,
    licence,
    deadline: at + licence.softExpiryTime * 1000,
    extendedAt: at,
    triedAt: at,
    isExtendingSilently: false,
    isCovered: false,
  };
  const effects: LicenceEffect[] = [{ kind: 'schedule-poll', epoch }, watch(held)];
  // Also after the back-forward cache: what an earlier licence showed was purged with it.
  if (epoch > 1) effects.unshift({ kind: 'renew' });
  return [{ ...held, kind: 'active' }, effects];
}

function refused(state: LicenceState, users: readonly string[]): Step {
  if (state.kind !== 'acquiring' && state.kind !== 'reacquiring') return [state, []];
  return [{ kind: 'denied', epoch: state.epoch, users, again: state.kind === 'reacquiring' }, []];
}

/** A fresh word of the server: the notice comes and goes by it (`docs/decisions.md` 61). */
function confirmed(
  state: Holding,
  licence: Licence,
  at: number,
  extendedAt: number,
  effects: readonly LicenceEffect[],
): Step {
  const held: Held = {
    epoch: state.epoch,
    licence: { ...licence, licenseKey: state.licence.licenseKey },
    deadline: at + licence.softExpiryTime * 1000,
    extendedAt,
    triedAt: state.triedAt,
    isExtendingSilently: extendedAt === at ? false : state.isExtendingSilently,
    isCovered: false,
  };
  const kind = licence.softExpiryTime < SOFT_EXPIRY_SECONDS ? 'warning' : 'active';
  return [{ ...held, kind }, [...effects, watch(held)]];
}

/**
 * Covered until the loan is confirmed by what is asked from now on: an answer that came during the sleep
 * may be hours old, and only seems to come now.
 */
function covered(state: Holding): Step {
  const awake: Held = { ...state, isCovered: true, isExtendingSilently: false };
  const patient = state.kind === 'offline';
  const kind = state.kind === 'extending' ? 'warning' : state.kind;
  return [{ ...awake, kind }, [{ kind: 'give-up' }, { ...poll(state), patient }]];
}

function timePassed(state: Holding, at: number): Step {
  if (at >= state.deadline) return expired(state);
  const isNoticeDue = state.deadline - at < SOFT_EXPIRY_SECONDS * 1000;
  return [
    state.kind === 'active' && isNoticeDue ? { ...state, kind: 'warning' } : state,
    [watch(state)],
  ];
}

/**
 * The key goes back all the same: a 403 may have come from something in between, and a key that lives on
 * would keep the document from everyone.
 */
function expired(state: Holding): Step {
  const { epoch, licence } = state;
  return [
    { kind: 'expired', epoch },
    [{ kind: 'purge' }, { kind: 'release', epoch, key: licence.licenseKey }],
  ];
}

function left(state: LicenceState): Step {
  if (state.kind === 'releasing' || state.kind === 'released') return [state, []];
  const epoch = epochOf(state);
  const key = isHeld(state) ? state.licence.licenseKey : undefined;
  return [{ kind: 'releasing', epoch }, [{ kind: 'purge' }, { kind: 'release', epoch, key }]];
}

/** What an answer of an earlier acquisition still asks for: a key that nobody waits for goes back. */
function stale(state: LicenceState, event: LicenceEvent): Step {
  return event.kind === 'acquired'
    ? [state, [{ kind: 'release', epoch: event.epoch, key: event.licence.licenseKey }]]
    : [state, []];
}

function isSilentExtensionDue(state: Holding, at: number): boolean {
  const { isExtendingSilently, extendedAt, triedAt } = state;
  return !isExtendingSilently && at - Math.max(extendedAt, triedAt) >= SILENT_EXTENSION_MS;
}

function epochOf(state: LicenceState): number {
  return 'epoch' in state ? state.epoch : 0;
}

function schedule(state: Holding): LicenceEffect {
  return { kind: 'schedule-poll', epoch: state.epoch };
}

function poll(state: Holding): Extract<LicenceEffect, { kind: 'poll' }> {
  return { kind: 'poll', epoch: state.epoch, key: state.licence.licenseKey, patient: false };
}

function extend(state: Holding, silent: boolean): LicenceEffect {
  return { kind: 'extend', epoch: state.epoch, key: state.licence.licenseKey, silent };
}

function watch(held: Held): LicenceEffect {
  return { kind: 'watch', epoch: held.epoch, at: held.deadline };
}
