import type { DocumentSearch } from '@leeszaal/shared-contracts';
import type { SourceFailure } from '../source/document-source.contract.ts';
import type { DocumentHit } from './document-hits.ts';

/** The state of a search in the document (`docs/behaviour.md` R2). */
export type SearchState =
  | { readonly kind: 'initial' }
  | { readonly kind: 'loading'; readonly query: string }
  | {
      readonly kind: 'results';
      readonly query: string;
      /** Never empty. */
      readonly hits: readonly DocumentHit[];
      /** Index of the current hit, from 0. */
      readonly index: number;
    }
  | { readonly kind: 'no-results'; readonly query: string }
  | { readonly kind: 'error'; readonly query: string; readonly failure: SourceFailure };

/** An event of a search. */
export type SearchEvent =
  | { readonly kind: 'asked'; readonly query: string }
  /** `first` is the index of the hit to show first. */
  | { readonly kind: 'answered'; readonly hits: readonly DocumentHit[]; readonly first: number }
  | { readonly kind: 'failed'; readonly failure: SourceFailure }
  | { readonly kind: 'moved'; readonly by: 1 | -1 }
  | { readonly kind: 'chosen'; readonly index: number }
  | { readonly kind: 'stopped' };

/** The first state: loading, if the document was opened with a search. */
export function firstSearch(asked: DocumentSearch | undefined): SearchState {
  return asked ? { kind: 'loading', query: asked.text } : { kind: 'initial' };
}

/** The state after an event; moves wrap around at both ends. */
export function searchStep(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'asked':
      return { kind: 'loading', query: event.query };
    case 'stopped':
      return { kind: 'initial' };
    case 'answered': {
      if (state.kind !== 'loading') return state;
      const { query } = state;
      const { hits, first } = event;
      return hits[first]
        ? { kind: 'results', query, hits, index: first }
        : { kind: 'no-results', query };
    }
    case 'failed':
      if (state.kind !== 'loading') return state;
      return { kind: 'error', query: state.query, failure: event.failure };
    case 'moved': {
      if (state.kind !== 'results') return state;
      const count = state.hits.length;
      return { ...state, index: (state.index + event.by + count) % count };
    }
    case 'chosen':
      if (state.kind !== 'results' || state.hits[event.index] === undefined) return state;
      return { ...state, index: event.index };
  }
}
