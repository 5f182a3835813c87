import * as v from 'valibot';
import { isStatus } from './errors.ts';

/** The `code` of a refusal whose message is for developers: the request does not fit the endpoint. */
export const INVALID_REQUEST = 'invalid-request';

/** The form of a validation error of a server that sends no code: `body.name: Invalid length`. */
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

/** Whether the server refused a call because its content is invalid, so that a retry cannot help. */
export function isInvalidRequest(error: unknown): boolean {
  const answer = answerOf(error);
  return (
    answer !== undefined &&
    (answer.code === INVALID_REQUEST || VALIDATION_PATH.test(answer.message))
  );
}

/**
 * The server's message for people, verbatim (`docs/behaviour.md` C 8); undefined when there is none, or only
 * one for developers.
 */
export function serverMessage(error: unknown): string | undefined {
  if (isInvalidRequest(error)) return undefined;
  return answerOf(error)?.message || undefined;
}
