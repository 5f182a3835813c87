/** One question and the calls that wait for its answer. */
interface Question {
  readonly answer: Promise<void>;
  readonly withdraw: AbortController;
  waiting: number;
}

/**
 * Gathers all calls that wait for the server behind one question to the user. The first call asks, the
 * others join, and the answer makes all of them retry (`docs/decisions.md` 48). A call leaves when its
 * signal aborts; when the last one has left, the question is withdrawn.
 *
 * @param ask asks the question; settles when it is answered, or withdrawn through the signal
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
