import { EmbedCommandError } from '@leeszaal/shared-contracts';
import { isHeld } from '../licence/licence-step.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Viewer } from '../viewers/contract/viewer.contract.ts';
import { type FollowedReading, followReading } from './follow-reading.ts';

/**
 * Waits for a document until `read` answers.
 *
 * @param open the document that the command is for
 * @param read returns undefined while the answer is not known yet
 * @throws EmbedCommandError when the document is closed, its loan ends, or `read` throws it
 */
export function whenReady<T>(
  reading: FollowedReading,
  { signal, keeper }: Pick<OpenDocument, 'signal' | 'keeper'>,
  read: () => T | undefined,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const undo: (() => void)[] = [];
    const settle = (run: () => void) => {
      for (const step of undo.splice(0)) step();
      run();
    };
    const look = () => {
      try {
        refuseWithoutLoan(signal, keeper);
        const value = read();
        if (value !== undefined) settle(() => resolve(value));
      } catch (error) {
        settle(() => reject(error));
      }
    };
    undo.push(followReading(reading, look), reading.told.subscribe(look));
    signal.addEventListener('abort', look);
    undo.push(() => signal.removeEventListener('abort', look));
    look();
  });
}

/** The viewer, once it shows a page or failed to show the first one. */
export function readyViewer(reading: FollowedReading, open: OpenDocument): Promise<Viewer> {
  return whenReady(reading, open, () => {
    const state = reading.state();
    const viewer = state.kind === 'open' ? state.viewer : undefined;
    const shown = viewer?.state();
    if (shown === undefined || shown.kind === 'empty') return undefined;
    return shown.kind === 'loading' && shown.view === undefined ? undefined : viewer;
  });
}

function refuseWithoutLoan(
  signal: AbortSignal,
  keeper: Pick<OpenDocument['keeper'], 'state'>,
): void {
  const state = keeper.state();
  const isLeft = state.kind === 'releasing' || state.kind === 'released';
  if (signal.aborted || isLeft) throw new EmbedCommandError('closed');
  if (!isHeld(state)) throw new EmbedCommandError('expired');
}
