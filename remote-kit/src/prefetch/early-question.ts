import { type CallOptions, type HostContext, NetworkError } from '@leeszaal/shared-contracts';

/** A request whose answer the first screen will need. */
export interface EarlyQuestion<Subject, Answer> {
  /** Sends the request before the first render, once for each mount, without waiting for it. */
  begin(context: HostContext, subject: Subject): void;
  /** The answer that {@link EarlyQuestion.take} will give, if it has arrived. */
  answered(context: HostContext, subject: Subject): Answer | undefined;
  /**
   * The early response, on the first call with the same subject. Otherwise, and after a network failure,
   * it sends a new request, which reports failures as usual. Rejects as the call does.
   */
  take(context: HostContext, subject: Subject, signal: AbortSignal): Promise<Answer>;
}

interface Asked<Subject, Answer> {
  readonly subject: Subject;
  readonly answer: Promise<Answer>;
  here: Answer | undefined;
}

/**
 * Creates a request that can be sent while a remote's messages are loading.
 *
 * @param ask makes the call
 */
export function createEarlyQuestion<Subject extends string | undefined, Answer>(
  ask: (context: HostContext, subject: Subject, options: CallOptions) => Promise<Answer>,
): EarlyQuestion<Subject, Answer> {
  const asked = new WeakMap<HostContext, Asked<Subject, Answer>>();
  return {
    begin(context, subject) {
      const { signal } = context;
      const answer = ask(context, subject, { signal, onNetworkFailure: 'throw' });
      const early: Asked<Subject, Answer> = { subject, answer, here: undefined };
      answer
        .then((here) => {
          early.here = here;
        })
        // `take` passes the error on.
        .catch(() => undefined);
      asked.set(context, early);
    },
    answered(context, subject) {
      const early = asked.get(context);
      return early?.subject === subject ? early?.here : undefined;
    },
    async take(context, subject, signal) {
      const early = asked.get(context);
      asked.delete(context);
      if (early === undefined || early.subject !== subject)
        return ask(context, subject, { signal });
      try {
        return await early.answer;
      } catch (error) {
        // Without a connection a new request waits behind the dialog with *Try again*.
        if (error instanceof NetworkError) return ask(context, subject, { signal });
        throw error;
      }
    },
  };
}
