import * as v from 'valibot';

/* Only what the definition of the index uses. */
const definitionSchema = v.object({
  settings: v.object({
    analysis: v.object({
      tokenizer: v.record(
        v.string(),
        v.strictObject({ type: v.literal('pattern'), pattern: v.string() }),
      ),
      filter: v.record(
        v.string(),
        v.strictObject({
          type: v.literal('pattern_capture'),
          preserve_original: v.literal(false),
          patterns: v.array(v.string()),
        }),
      ),
      analyzer: v.record(
        v.string(),
        v.strictObject({
          type: v.literal('custom'),
          tokenizer: v.string(),
          filter: v.array(v.string()),
        }),
      ),
    }),
  }),
  mappings: v.strictObject({
    dynamic: v.literal('strict'),
    _source: v.strictObject({ enabled: v.boolean() }),
    properties: v.record(
      v.string(),
      v.variant('type', [
        v.strictObject({ type: v.literal('integer') }),
        v.strictObject({ type: v.literal('keyword') }),
        v.strictObject({ type: v.literal('text'), analyzer: v.string(), norms: v.boolean() }),
      ]),
    ),
  }),
  aliases: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The settings of a new index, as far as the fake engine knows them. */
export type Definition = v.InferOutput<typeof definitionSchema>;

/** @throws for a definition that the fake engine does not know */
export const readDefinition = (body: unknown): Definition => v.parse(definitionSchema, body);

/** The default of the engine between two values of a field. */
const GAP = 100;

/** The terms of a text field by place. */
export function analyze(
  { settings: { analysis } }: Definition,
  analyzerName: string,
  texts: readonly string[],
): Map<string, number[]> {
  const analyzer = analysis.analyzer[analyzerName];
  const tokenizer = analysis.tokenizer[analyzer?.tokenizer ?? ''];
  if (analyzer === undefined || tokenizer === undefined) throw new Error('unknown analyzer');
  const terms = new Map<string, number[]>();
  let place = -1;
  for (const [at, text] of texts.entries()) {
    if (at > 0) place += GAP;
    for (const token of text.split(new RegExp(tokenizer.pattern, 'u')).filter(Boolean)) {
      place += 1;
      for (const term of formsOf(token, analyzer.filter, analysis.filter)) {
        const places = terms.get(term);
        if (places) places.push(place);
        else terms.set(term, [place]);
      }
    }
  }
  return terms;
}

/** Each capture is a term at the place of the token. */
function formsOf(
  token: string,
  names: readonly string[],
  filters: Definition['settings']['analysis']['filter'],
): string[] {
  return names.reduce<string[]>(
    (terms, name) =>
      terms.flatMap((term) =>
        (filters[name]?.patterns ?? []).flatMap((pattern) =>
          Array.from(term.matchAll(new RegExp(pattern, 'gu')), ([, group = '']) => group),
        ),
      ),
    [token],
  );
}
