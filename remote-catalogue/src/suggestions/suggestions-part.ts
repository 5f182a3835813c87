import { definePart } from '@leeszaal/remote-kit/parts';

/** The list of suggestions, a chunk of its own: the bar works without it. */
export const suggestionsPart = definePart(
  async () => (await import('./suggestion-list.component.tsx')).SuggestionList,
);
