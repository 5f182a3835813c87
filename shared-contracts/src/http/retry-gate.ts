/** One question and those who wait for its answer. */
interface Question {
  readonly answer: Promise<void>;
  readonly withdraw: AbortController;
  waiting: number;
}

/**
 * Gathers all who wait for the server to be reachable again behind one question: the first asks, the
 * others join, and the answer lets all of them try again (`docs/decisions.md` 48). Whoever gives up
 * leaves by their signal; when nobody is left the question is withdrawn.
 *
 * @param ask puts the question, and settles when it is answered or withdrawn by the signal
 */
export function createRetryGate(
  ask: (withdrawn: AbortSignal) => Promise<void>,
): (signal?: AbortSignal) => Promise<void> {
  let open: Question | undefined;

  function begin(): Question {
    const withdraw = new AbortController();
    const question: Question = {
      withdraw,
      waiting: 0,
      answer: ask(withdraw.signal).finally(() => {
        if (open === question) open = undefined;
      }),
    };
    return question;
  }

  return (signal) => {
    open ??= begin();
    const question = open;
    question.waiting += 1;
    const leave = () => {
      question.waiting -= 1;
      if (question.waiting > 0) return;
      if (open === question) open = undefined;
      question.withdraw.abort();
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    return question.answer.finally(() => signal?.removeEventListener('abort', leave));
  };
}
