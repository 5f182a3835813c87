import * as v from 'valibot';
import { isStatus } from './errors.ts';

/** The `code` of a refusal whose message is for developers: the request does not fit the endpoint. */
export const INVALID_REQUEST = 'invalid-request';

/** How a refusal by validation begins, of a server that gives no code: `body.name: Invalid length`. */
const VALIDATION_PATH = /^(?:path|query|body)(?:\.[\w-]+|\[\d+\])*: /i;

const answerSchema = v.object({
  message: v.optional(v.string(), ''),
  code: v.fallback(v.optional(v.string()), undefined),
});

function answerOf(error: unknown): v.InferOutput<typeof answerSchema> | undefined {
  if (!isStatus(error)) return undefined;
  const answer = v.safeParse(answerSchema, error.body);
  return answer.success ? answer.output : undefined;
}

/** Whether the server refused a call because its content does not fit, so that trying again is no use. */
export function isInvalidRequest(error: unknown): boolean {
  const answer = answerOf(error);
  return (
    answer !== undefined &&
    (answer.code === INVALID_REQUEST || VALIDATION_PATH.test(answer.message))
  );
}

/**
 * What the server says of a failure to people, as it says it (`docs/behaviour.md` C 8); undefined when it says
 * nothing, or something for developers.
 */
export function serverMessage(error: unknown): string | undefined {
  if (isInvalidRequest(error)) return undefined;
  return answerOf(error)?.message || undefined;
}
