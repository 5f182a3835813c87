import * as v from 'valibot';
import { isStatus } from './errors.ts';

const answerSchema = v.object({ message: v.pipe(v.string(), v.nonEmpty()) });

/** What the server says of a failure, as it says it; undefined when it says nothing (`docs/behaviour.md` C 8). */
export function serverMessage(error: unknown): string | undefined {
  if (!isStatus(error)) return undefined;
  const answer = v.safeParse(answerSchema, error.body);
  return answer.success ? answer.output.message : undefined;
}
