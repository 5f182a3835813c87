import { FIELD_MODE, FIELD_OPERATOR } from '@leeszaal/shared-contracts';
import { asksNothing } from '../query/word-clauses.ts';
import type { Question } from './help-port.contract.ts';
import { withoutFieldNames } from './looser-query.ts';

/**
 * A question with the words of its fields in all fields: names of fields are left out, and rows become words of the
 * query. Undefined without fields. Excluding rows stay, and alternative rows as well, since words of a query are none.
 */
export function everywhere(question: Question): Question | undefined {
  const { query, fields } = question;
  const hasAlternatives = fields.some(
    ({ operator }, at) => at > 0 && operator === FIELD_OPERATOR.or,
  );
  const rows = hasAlternatives ? [] : fields.filter(({ mode }) => mode !== FIELD_MODE.not);
  const words = withoutFieldNames(query);
  if (rows.length === 0 && words === query) return undefined;
  const texts = [...(asksNothing(words) ? [] : [words]), ...rows.map(({ value }) => value.trim())];
  return {
    ...question,
    query: texts.join(' '),
    fields: fields.filter((row) => !rows.includes(row)),
  };
}
