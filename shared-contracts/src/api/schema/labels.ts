import * as v from 'valibot';

/** A name by language (`nl`, `en`, `de`, `fr`); a missing language falls back to the plain name. */
export const labelsSchema = v.optional(
  v.pipe(
    v.nullable(v.record(v.string(), v.string())),
    v.transform((labels) => labels ?? undefined),
  ),
);
/** A name by language. */
export type Labels = NonNullable<v.InferOutput<typeof labelsSchema>>;

/** The name in a language, else the plain one. */
export function labelIn(labels: Labels | undefined, language: string, plain: string): string {
  const label = labels && Object.hasOwn(labels, language) ? labels[language] : undefined;
  return label?.trim() || plain;
}
