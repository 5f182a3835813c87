import { type EmbedFailure, type Licence, SOFT_EXPIRY_SECONDS } from '@leeszaal/shared-contracts';
import type {
  Held,
  HeldEvent,
  LicenceEffect,
  LicenceEvent,
  LicenceState,
} from './licence-state.contract.ts';

/** While the person is active the loan is extended silently, at most this often (`docs/decisions.md` 59). */
export const SILENT_EXTENSION_MS = 60_000;
/** After a gap longer than this the content is covered until a poll confirms the loan (`docs/decisions.md` 64). */
export const COVER_AFTER_MS = 15_000;

type Step = readonly [LicenceState, readonly LicenceEffect[]];
type Holding = Extract<LicenceState, Held>;

/** The state before a document is opened. */
export const firstLicenceState: LicenceState = { kind: 'idle' };

/** Whether a licence is held: only then may content be shown. */
export function isHeld(state: LicenceState): state is Holding {
  return 'licence' in state;
}

/** Whether the document may be seen: held, and not covered after a gap. */
export function isVisible(state: LicenceState): boolean {
  return isHeld(state) && !state.isCovered;
}

/** The next state, and the effects to run. An event that a state does not expect changes nothing. */
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
      return refused(state, event.users, 'in-use');
    case 'barred':
      return state.kind === 'acquiring' || state.kind === 'reacquiring' ? [event, []] : [state, []];
    case 'acquire-failed':
      if (state.kind === 'reacquiring') return refused(state, [], event.reason);
      return state.kind === 'acquiring'
        ? [{ kind: 'failed', epoch: state.epoch, reason: event.reason }, []]
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

function heldStep(state: Holding, event: HeldEvent): Step {
  switch (event.kind) {
    case 'polled':
      if (!event.licence) return expired(state);
      // The extension in flight has the newer answer (`docs/decisions.md` 62).
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
      // After a silent one the next poll decides.
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
    // The reader has left: the key goes back at once.
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
  // Also after the back-forward cache: the content of the earlier licence was purged.
  if (epoch > 1) effects.unshift({ kind: 'renew' });
  return [{ ...held, kind: 'active' }, effects];
}

function refused(state: LicenceState, users: readonly string[], reason: EmbedFailure): Step {
  if (state.kind !== 'acquiring' && state.kind !== 'reacquiring') return [state, []];
  const { epoch, kind } = state;
  return [{ kind: 'denied', epoch, users, again: kind === 'reacquiring', reason }, []];
}

/** The loan after the server confirmed it: the seconds it returns decide on the notice (`docs/decisions.md` 61). */
function confirmed(
  state: Holding,
  licence: Licence,
  at: number,
  extendedAt: number,
  effects: readonly LicenceEffect[],
): Step {
  const held: Held = {
    ...state,
    licence: { ...licence, licenseKey: state.licence.licenseKey },
    deadline: at + licence.softExpiryTime * 1000,
    extendedAt,
    isExtendingSilently: extendedAt !== at && state.isExtendingSilently,
    isCovered: false,
  };
  const kind = licence.softExpiryTime < SOFT_EXPIRY_SECONDS ? 'warning' : 'active';
  return [{ ...held, kind }, [...effects, watch(held)]];
}

/** Covers the content until a new poll confirms the loan: an answer in flight may be as old as the sleep. */
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

/** Releases the key too: after a 403 by a proxy it would still be valid, and keep the document from others. */
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

/** Releases the key that a late acquire returned. */
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
