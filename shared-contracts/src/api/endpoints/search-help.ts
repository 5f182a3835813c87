import { searchHelpCodec, searchHelpRequestCodec } from '../entities/search-help.ts';
import { listOf } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';

/** Other searches that find something, where a search found nothing; an addition of ours (`docs/decisions.md` 118). */
export const getSearchHelp = defineEndpoint('getSearchHelp', {
  method: 'POST',
  path: '/search/help',
  access: 'none',
  retry: 'safe',
  body: json(searchHelpRequestCodec),
  answer: json(listOf(searchHelpCodec)),
});
