import * as v from 'valibot';
import { ACQUISITIONS_WINDOW, acquisitionCodec } from '../entities/acquisition.ts';
import { citationRequestCodec, citationsCodec } from '../entities/citation.ts';
import { type Publication, publicationCodec } from '../entities/publication.ts';
import {
  type FacetCounts,
  searchAnswerCodec,
  searchModuleCodec,
  searchRequestCodec,
} from '../entities/search.ts';
import { type Codec, listOf, plain } from '../schema/codec.ts';
import { defineEndpoint, json } from '../schema/define-endpoint.ts';
import { optionalText, wholeNumber } from '../schema/scalars.ts';

export const search = defineEndpoint('search', {
  method: 'POST',
  path: '/search',
  access: 'none',
  retry: 'safe',
  body: json(searchRequestCodec),
  answer: json(searchAnswerCodec),
});
export const getPublicationDetail = defineEndpoint('getPublicationDetail', {
  method: 'GET',
  path: '/search/detail',
  access: 'none',
  query: plain(v.object({ connectionId: wholeNumber, publicationId: wholeNumber })),
  answer: json(publicationCodec),
});
/** Citations of publications, or a file for reference managers; an addition of ours (`docs/decisions.md` 115). */
export const getCitations = defineEndpoint('getCitations', {
  method: 'POST',
  path: '/citations',
  access: 'none',
  retry: 'safe',
  body: json(citationRequestCodec),
  answer: json(citationsCodec),
});
export const getSearchModules = defineEndpoint('getSearchModules', {
  method: 'POST',
  path: '/search/moduleinfo',
  access: 'token',
  retry: 'safe',
  answer: json(listOf(searchModuleCodec)),
});
export const getAcquisitions = defineEndpoint('getAcquisitions', {
  method: 'GET',
  path: '/search/acquisitions',
  access: 'none',
  query: plain(
    v.object({
      limitdays: v.optional(wholeNumber, ACQUISITIONS_WINDOW.limitdays),
      limitamount: v.optional(
        v.pipe(wholeNumber, v.maxValue(1000)),
        ACQUISITIONS_WINDOW.limitamount,
      ),
    }),
  ),
  answer: json(listOf(acquisitionCodec)),
});

export interface PublicationList {
  readonly publications: Publication[];
  readonly facets: FacetCounts;
  readonly total: number;
}
const publicationListCodec: Codec<PublicationList> = {
  schema: v.object({
    publications: v.array(publicationCodec.schema),
    facets: v.record(v.string(), v.record(v.string(), v.number())),
    total: wholeNumber,
  }) as unknown as v.GenericSchema<unknown, PublicationList>,
  encode: (list) => ({
    ...list,
    publications: list.publications.map(publicationCodec.encode),
  }),
};

/** The older form of search, which the interface does not use (`docs/decisions.md` 13). */
export const getPublications = defineEndpoint('getPublications', {
  method: 'GET',
  path: '/publications',
  access: 'none',
  query: plain(
    v.object({
      query: v.optional(v.string(), ''),
      context: v.optional(v.picklist(['metadata', 'content', 'metadataAndContent']), 'metadata'),
      contextOption: v.optional(v.picklist(['words', 'phrase']), 'words'),
      page: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
      /** JSON: selected facet values by facet name. */
      filters: optionalText,
    }),
  ),
  answer: json(publicationListCodec),
});
