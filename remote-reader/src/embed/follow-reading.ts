import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { Reading } from '../reading/reading.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';

/** The sources of the reports to the page around an embed. */
export type FollowedReading = Pick<Reading, 'docKey' | 'state' | 'subscribe' | 'told'>;

const nothing = () => undefined;

/**
 * Calls back after each change of a document, its loan or its viewer, which come one after the other. Returns a
 * function that stops it.
 */
export function followReading(
  reading: Pick<Reading, 'state' | 'subscribe'>,
  look: () => void,
): () => void {
  let keeper: LicenceKeeper | undefined;
  let viewer: Viewer | undefined;
  let leaveKeeper: () => void = nothing;
  let leaveViewer: () => void = nothing;
  const attach = () => {
    const state = reading.state();
    if ('keeper' in state && state.keeper !== keeper) {
      leaveKeeper();
      keeper = state.keeper;
      leaveKeeper = keeper.subscribe(look);
    }
    if (state.kind === 'open' && state.viewer !== viewer) {
      leaveViewer();
      viewer = state.viewer;
      leaveViewer = viewer?.subscribe(look) ?? nothing;
    }
  };
  attach();
  const leaveReading = reading.subscribe(() => {
    attach();
    look();
  });
  return () => {
    leaveReading();
    leaveViewer();
    leaveKeeper();
  };
}
