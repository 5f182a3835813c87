import { type EmbedFailure, type EmbedPort, formatOf } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReadingState } from '../reading/reading.contract.ts';
import { type EmbedSight, embedStep, firstEmbedState, type UntoldEvent } from './embed-step.ts';
import { type FollowedReading, followReading } from './follow-reading.ts';
import { NO_ACCESS } from './no-access.ts';

/** The title of the notice that the person sees. */
const IN_USE = msg`This document is already in use`;
const NOT_BORROWED = msg`This document could not be borrowed`;
const NO_METADATA = msg`Metadata not found`;

/** Titles by the reason of a refused loan. */
const MESSAGES: Partial<Record<EmbedFailure, MessageDescriptor>> = {
  'in-use': IN_USE,
  unauthenticated: NO_ACCESS,
};

/**
 * Reports what happens to a document to the page around the reader, each change once and in order. Returns a function
 * that stops it: nothing is reported of a closed document.
 *
 * @param text localises a message
 */
export function reportReading(
  reading: FollowedReading,
  { report }: Pick<EmbedPort, 'report'>,
  text: (message: MessageDescriptor) => string,
): () => void {
  let state = firstEmbedState;
  let isMissing = false;
  let isStopped = false;

  // A listener of the page may close the document.
  const isClosed = () => isStopped || isLeft(reading.state());
  const tell = (event: UntoldEvent) => {
    if (isClosed()) return;
    if (event.kind !== 'failed') return report(event);
    report({ ...event, message: text(MESSAGES[event.reason] ?? NOT_BORROWED) });
  };

  const look = () => {
    const open = reading.state();
    if (open.kind === 'metadata-missing') {
      if (isMissing) return;
      isMissing = true;
      const message = text(open.reason === 'unauthenticated' ? NO_ACCESS : NO_METADATA);
      return report({ kind: 'failed', reason: open.reason, message });
    }
    const sight = sightOf(reading.docKey, open);
    if (sight === undefined) return;
    const [next, events] = embedStep(state, sight);
    state = next;
    for (const event of events) tell(event);
  };

  const stop = followReading(reading, look);
  const stopTold = reading.told.subscribe(() => {
    const failure = reading.told.get();
    if (failure && !isClosed()) report({ kind: 'failed', ...failure });
  });
  look();
  return () => {
    isStopped = true;
    stop();
    stopTold();
  };
}

/** Whether the loan was given back: the reader is closing. */
function isLeft(state: ReadingState): boolean {
  if (!('keeper' in state)) return false;
  const { kind } = state.keeper.state();
  return kind === 'releasing' || kind === 'released';
}

function sightOf(docKey: string, state: ReadingState): EmbedSight | undefined {
  if (!('keeper' in state)) return undefined;
  const { title, appearance } = state.document;
  // An unknown media type opens as a PDF.
  const hasPages = formatOf(appearance.mimeType) !== 'epub';
  const shown = state.kind === 'open' ? state.viewer?.state() : undefined;
  return {
    document: {
      docKey,
      title: title ?? '',
      format: hasPages ? 'pdf' : 'epub',
      ...(hasPages && { pages: appearance.numPages }),
    },
    hasPages,
    licence: state.keeper.state(),
    view: shown?.kind === 'ready' ? shown.view : undefined,
  };
}
