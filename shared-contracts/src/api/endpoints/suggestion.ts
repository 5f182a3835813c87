import { suggestionCodec, suggestionRequestCodec } from '../entities/suggestion.ts';
import { listOf } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';

/**
 * Suggestions while typing; an addition of ours (`docs/decisions.md` 113). The text is in the body, because proxies log
 * addresses.
 */
export const getSuggestions = defineEndpoint('getSuggestions', {
  method: 'POST',
  path: '/search/suggestions',
  access: 'none',
  retry: 'safe',
  body: json(suggestionRequestCodec),
  answer: json(listOf(suggestionCodec)),
});
