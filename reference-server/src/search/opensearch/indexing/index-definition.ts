import { FACETS } from '@leeszaal/shared-contracts';

/** Raise it with each change of the fields or of what they contain: the index is then made anew. */
export const MAPPING_VERSION = 1;

/** Between the forms of one word, at one place of a text. */
export const FORMS_JOINER = '|';

/** The field of a facet's values. */
export const facetField = (facet: number): string => `facet_${facet}`;

/** The fields of words by weight, from titles to everything else. */
export const WEIGHT_FIELDS = ['weight_a', 'weight_b', 'weight_c', 'weight_d'] as const;

const INTEGER = { type: 'integer' };
const KEYWORD = { type: 'keyword' };
/** Words at places, for phrases. They come as the server made them, and are split at spaces only. */
const PLACED = { type: 'text', analyzer: 'placed', norms: false };

const fields = (names: readonly string[], definition: object) =>
  Object.fromEntries(names.map((name) => [name, definition]));

/** The name under which an index gets its documents. */
export const writeAlias = (name: string): string => `${name}-write`;

/** Settings and fields of every index. */
export const INDEX_DEFINITION = {
  settings: {
    index: {
      // Counts of several parts would be estimates.
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      // Deleted documents keep their versions for longer than any request lasts.
      gc_deletes: '1h',
    },
    analysis: {
      // Unlike others, this tokenizer has no longest word.
      tokenizer: { spaces: { type: 'pattern', pattern: ' ' } },
      filter: {
        // Several forms at one place.
        forms: {
          type: 'pattern_capture',
          preserve_original: false,
          patterns: [`([^${FORMS_JOINER}]+)`],
        },
      },
      analyzer: { placed: { type: 'custom', tokenizer: 'spaces', filter: ['forms'] } },
    },
  },
  mappings: {
    dynamic: 'strict',
    // Only ids are read, and the engine keeps no records.
    _source: { enabled: false },
    properties: {
      connection: INTEGER,
      publication: INTEGER,
      year: INTEGER,
      untitled: INTEGER,
      title: KEYWORD,
      title_length: INTEGER,
      words: PLACED,
      field_words: PLACED,
      values: KEYWORD,
      ...fields(WEIGHT_FIELDS, KEYWORD),
      ...fields(
        FACETS.map((_name, facet) => facetField(facet)),
        INTEGER,
      ),
    },
  },
} as const;
