import { Ajv, type ValidateFunction } from 'ajv';

/* The part of the query language that the engine is asked in, as its documentation has it. */

const strict = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const FIELD = { type: 'string', pattern: '^[a-z][a-z_0-9]*$' };
/** An object of one field. */
const ofField = (schema: object) => ({
  type: 'object',
  minProperties: 1,
  maxProperties: 1,
  propertyNames: FIELD,
  additionalProperties: schema,
});
const one = (name: string, schema: object) => strict({ [name]: schema }, [name]);
const list = (items: object, least = 1) => ({ type: 'array', minItems: least, items });
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

const NAME = { type: 'string', pattern: '^[a-z_0-9]+$' };
const VALUE = { type: ['string', 'integer'] };
const POSITIVE = { type: 'number', exclusiveMinimum: 0 };
const ORDER = { enum: ['asc', 'desc'] };
const PREFIX = ofField(strict({ value: { type: 'string', minLength: 1 } }, ['value']));
const KEPT = { type: 'string', pattern: '^\\d+[sm]$' };

const DEFINITIONS = {
  query: {
    oneOf: [
      one('match_all', strict({})),
      one('match_none', strict({})),
      one('term', ofField(VALUE)),
      one('terms', ofField({ ...list(VALUE), maxItems: 65_536 })),
      one('prefix', PREFIX),
      one(
        'range',
        ofField(strict({ gte: { type: 'integer' }, lte: { type: 'integer' } }, ['gte', 'lte'])),
      ),
      one('constant_score', strict({ filter: ref('query'), boost: POSITIVE }, ['filter', 'boost'])),
      one(
        'dis_max',
        strict({ queries: list(ref('query')), tie_breaker: { type: 'number' } }, ['queries']),
      ),
      one('bool', {
        ...strict({
          filter: list(ref('query')),
          should: list(ref('query')),
          must_not: list(ref('query')),
          minimum_should_match: { enum: [0, 1] },
        }),
        minProperties: 1,
      }),
      one(
        'span_near',
        strict(
          {
            clauses: list(ref('span'), 2),
            slop: { type: 'integer' },
            in_order: { type: 'boolean' },
          },
          ['clauses', 'slop', 'in_order'],
        ),
      ),
    ],
  },
  span: {
    oneOf: [
      one('span_term', ofField({ type: 'string' })),
      one('span_or', strict({ clauses: list(ref('span')) }, ['clauses'])),
      one(
        'span_multi',
        one(
          'match',
          one(
            'prefix',
            ofField(
              strict(
                {
                  value: { type: 'string' },
                  rewrite: { type: 'string', pattern: '^top_terms_\\d+$' },
                },
                ['value'],
              ),
            ),
          ),
        ),
      ),
    ],
  },
  terms: one(
    'terms',
    strict(
      {
        field: FIELD,
        size: { type: 'integer', minimum: 1, maximum: 65_536 },
        include: list({ type: 'integer' }),
        order: list(strict({ _count: ORDER, _key: ORDER })),
      },
      ['field', 'size'],
    ),
  ),
  facet: strict(
    {
      filter: ref('query'),
      aggs: {
        ...strict({
          values: ref('terms'),
          chosen: ref('terms'),
          own: one(
            'filters',
            one('filters', {
              type: 'object',
              minProperties: 1,
              propertyNames: NAME,
              additionalProperties: ref('query'),
            }),
          ),
        }),
        minProperties: 1,
      },
    },
    ['filter', 'aggs'],
  ),
};

const BODY = {
  $defs: DEFINITIONS,
  ...strict(
    {
      query: ref('query'),
      post_filter: ref('query'),
      sort: list({
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        propertyNames: { type: 'string', pattern: '^_?[a-z_0-9]+$' },
        additionalProperties: strict({ order: ORDER, missing: { type: 'integer' } }, ['order']),
      }),
      from: { type: 'integer', minimum: 0 },
      size: { type: 'integer', minimum: 0, maximum: 10_000 },
      search_after: list({ type: ['string', 'number'] }),
      pit: strict({ id: { type: 'string' }, keep_alive: KEPT }, ['id', 'keep_alive']),
      aggs: { type: 'object', propertyNames: NAME, additionalProperties: ref('facet') },
      track_total_hits: { type: 'boolean' },
      _source: { const: false },
      timeout: KEPT,
    },
    ['query', 'size'],
  ),
};

/** Whether a body is a search in the part of the query language that is used. */
export const isSearchBody: ValidateFunction = new Ajv({ allowUnionTypes: true }).compile(BODY);

/** The fields that the queries of a body name. */
export function fieldsOf(body: unknown): Set<string> {
  const fields = new Set<string>();
  const named = ['term', 'terms', 'prefix', 'range', 'span_term'];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (named.includes(key) && typeof inner === 'object' && inner !== null) {
        if ('field' in inner) fields.add(String(inner.field));
        else for (const field of Object.keys(inner)) fields.add(field);
      } else visit(inner);
    }
  };
  visit(body);
  return fields;
}
