import type { EmbedEvent, EmbedFailure } from '@leeszaal/shared-contracts';
import type { LicenceState } from '../licence/licence-state.contract.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { View } from '../viewers/contract/viewer.contract.ts';
import { positionOf } from './position.ts';

/** The facts about the document before it is shown. */
export type EmbedDocument = Omit<Extract<EmbedEvent, { kind: 'opened' }>, 'kind'>;

/** The parts of a view that are reported. */
export type SeenView = Pick<View, 'place' | 'file' | 'turn' | 'page' | 'pageCount' | 'progress'>;

/** A look at an open document. */
export interface EmbedSight {
  readonly document: EmbedDocument;
  /** Whether its pages are numbered. */
  readonly hasPages: boolean;
  readonly licence: LicenceState;
  /** The shown page; undefined while another one loads. */
  readonly view: SeenView | undefined;
}

/** The last reports to the page around the reader. */
export interface EmbedState {
  readonly licence: LicenceState | undefined;
  readonly isOpened: boolean;
  readonly page: number | undefined;
  readonly pageCount: number | undefined;
  readonly file: string | undefined;
  readonly turn: number | undefined;
}

/** The state before the first look. */
export const firstEmbedState: EmbedState = {
  licence: undefined,
  isOpened: false,
  page: undefined,
  pageCount: undefined,
  file: undefined,
  turn: undefined,
};

/** An event; the message of a failure is localised later. */
export type UntoldEvent =
  | Exclude<EmbedEvent, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly reason: EmbedFailure };

/**
 * The state after a look, and the events of what has changed since the one before, in order: of the loan, then of the
 * page. Nothing is told of a page without a loan. As reading places, positions change with a turn and not with a new
 * layout.
 */
export function embedStep(
  state: EmbedState,
  sight: EmbedSight,
): readonly [EmbedState, readonly UntoldEvent[]] {
  const { document, hasPages, licence, view } = sight;
  const events: UntoldEvent[] = [...licenceEvents(state.licence, licence)];
  const next = { ...state, licence };
  if (!isHeld(licence) || view === undefined) return [next, events];
  const { page, pageCount, file, turn, progress } = view;
  if (!state.isOpened) events.push({ kind: 'opened', ...document });
  if (hasPages && (page !== state.page || pageCount !== state.pageCount)) {
    events.push({ kind: 'page', page, pages: pageCount });
  }
  if (file !== state.file || turn !== state.turn) {
    events.push({ kind: 'position', position: positionOf(view.place), progress });
  }
  return [{ licence, isOpened: true, page, pageCount, file, turn }, events];
}

/** Each acquisition, counted by its epoch, is refused or expires once. */
function licenceEvents(
  before: LicenceState | undefined,
  licence: LicenceState,
): readonly UntoldEvent[] {
  const isSame =
    before?.kind === licence.kind &&
    ('epoch' in before ? before.epoch : 0) === ('epoch' in licence ? licence.epoch : 0);
  if (isSame) return [];
  if (licence.kind === 'expired') return [{ kind: 'expired' }];
  if (licence.kind === 'barred') return [{ kind: 'failed', reason: 'unauthenticated' }];
  if (licence.kind === 'denied' || licence.kind === 'failed') {
    return [{ kind: 'failed', reason: licence.reason }];
  }
  return [];
}
