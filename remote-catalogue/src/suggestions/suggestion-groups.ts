import { foldText, type Suggestion, type SuggestionKind } from '@leeszaal/shared-contracts';
import type { OwnSearch } from './own-searches.ts';

/** The action of an option of the list. */
export type SuggestionOption =
  | { readonly does: 'search'; readonly search: OwnSearch; readonly count?: number }
  | { readonly does: 'clear' | 'stop' | 'keep' };

/** Options of one kind, under its name. */
export interface SuggestionGroup {
  readonly kind: SuggestionKind | 'own';
  readonly options: readonly SuggestionOption[];
}

/** The state that the list shows. */
export interface SuggestionsState {
  /** As typed so far. */
  readonly text: string;
  readonly found: readonly Suggestion[];
  readonly own: readonly OwnSearch[];
  /** Whether searches are kept. */
  readonly isKept: boolean;
}

/** Own searches among the suggestions for a typed text. */
const MOST_OWN = 3;

/** Whether a text or one of its words begins with what was typed, ignoring case and diacritics. */
function beginsWith(text: string, typed: string): boolean {
  const folded = foldText(text);
  const wanted = foldText(typed);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return true;
  }
  return false;
}

function ownOptions({ text, own, isKept }: SuggestionsState): SuggestionOption[] {
  const typed = text.trim();
  if (typed === '' && !isKept) return [{ does: 'keep' }];
  const fitting =
    typed === '' ? own : own.filter((search) => beginsWith(search.text, typed)).slice(0, MOST_OWN);
  if (fitting.length === 0) return [];
  const searches = fitting.map((search): SuggestionOption => ({ does: 'search', search }));
  return [...searches, { does: 'clear' }, { does: 'stop' }];
}

/**
 * The groups of the list: suggestions by kind, in the server's order, then the person's own searches. Without a text it
 * has these alone.
 */
export function suggestionGroups(state: SuggestionsState): SuggestionGroup[] {
  const kinds = [...new Set(state.found.map(({ kind }) => kind))];
  const groups = kinds.map(
    (kind): SuggestionGroup => ({
      kind,
      options: state.found
        .filter((suggestion) => suggestion.kind === kind)
        .map(({ text, count }) => ({ does: 'search', search: { kind, text }, count })),
    }),
  );
  const own = ownOptions(state);
  return own.length === 0 ? groups : [...groups, { kind: 'own', options: own }];
}

/** Identifies an option while the list changes. */
export function optionKey(option: SuggestionOption, kind: SuggestionGroup['kind']): string {
  return option.does === 'search'
    ? `${kind} ${option.search.kind} ${option.search.text}`
    : option.does;
}
