import type { PeopleImport } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';

/** A file of people that the server has read. */
export type ReadPeople = Extract<PeopleImport, { kind: 'read' }>;

/** Why a file was not read, or its people were not added. */
export interface FileFault {
  readonly text: MessageDescriptor;
  /** Whether the same call may succeed when it is sent again. */
  readonly canRetry: boolean;
}

/** How far people are added from a file. */
export type ImportState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly file: File }
  | { readonly kind: 'failed'; readonly file: File; readonly fault: FileFault }
  | {
      readonly kind: 'read';
      readonly file: File;
      readonly preview: ReadPeople;
      /** Why the people could not be added. */
      readonly fault?: FileFault;
    }
  | { readonly kind: 'adding'; readonly file: File; readonly preview: ReadPeople }
  | {
      readonly kind: 'added';
      readonly file: File;
      readonly preview: ReadPeople;
      readonly result: ReadPeople;
    };

/** An event of a file of people. */
export type ImportStep =
  | { readonly kind: 'chosen'; readonly file: File }
  | { readonly kind: 'previewed'; readonly preview: ReadPeople }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'ended'; readonly result: ReadPeople }
  | { readonly kind: 'failed'; readonly fault: FileFault }
  | { readonly kind: 'left' };

/** The state after a step; a step that the state does not expect changes nothing. */
export function stepImport(state: ImportState, step: ImportStep): ImportState {
  // While people are added, neither another file nor a closed dialog stops it.
  if (state.kind === 'adding') return addingStep(state, step);
  switch (step.kind) {
    case 'chosen':
      return { kind: 'reading', file: step.file };
    case 'left':
      return { kind: 'empty' };
    case 'previewed':
      if (state.kind !== 'reading') return state;
      return { kind: 'read', file: state.file, preview: step.preview };
    case 'failed':
      if (state.kind !== 'reading') return state;
      return { kind: 'failed', file: state.file, fault: step.fault };
    case 'confirmed':
      if (state.kind !== 'read' || state.preview.added === 0) return state;
      return { kind: 'adding', file: state.file, preview: state.preview };
    case 'ended':
      return state;
  }
}

function addingStep(
  state: Extract<ImportState, { kind: 'adding' }>,
  step: ImportStep,
): ImportState {
  const { file, preview } = state;
  if (step.kind === 'ended') return { kind: 'added', file, preview, result: step.result };
  if (step.kind === 'failed') return { kind: 'read', file, preview, fault: step.fault };
  return state;
}

/**
 * The number of people who were new in the preview and had an account when people were added: by an earlier attempt,
 * or by a colleague.
 */
export const addedMeanwhile = (preview: ReadPeople, result: ReadPeople): number =>
  Math.max(0, Math.min(preview.added - result.added, result.known - preview.known));
