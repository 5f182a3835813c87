import {
  AbortedError,
  type AnswerOf,
  type CallOptions,
  type Endpoint,
  type EndpointName,
  type endpoints,
  type HttpPort,
  NetworkError,
  type RequestOf,
  requestPath,
} from '@leeszaal/shared-contracts';

/** For each endpoint of a test: its answer, or a function that computes it or rejects. */
export type FakeAnswers = {
  readonly [Name in EndpointName]?: (
    request: RequestOf<(typeof endpoints)[Name]>,
    options: CallOptions,
  ) => AnswerOf<(typeof endpoints)[Name]> | Promise<AnswerOf<(typeof endpoints)[Name]>>;
};

/** One call as it was made. */
export interface FakeCall {
  readonly name: string;
  readonly request: unknown;
  readonly options: CallOptions;
}

/** A client that answers from memory and records its requests. */
export interface FakeHttp extends HttpPort {
  readonly calls: readonly FakeCall[];
  /** The requests of an endpoint, in order. */
  requestsOf<Name extends EndpointName>(name: Name): readonly RequestOf<(typeof endpoints)[Name]>[];
  /** Sets or replaces answers. */
  answer(answers: FakeAnswers): void;
  /** Bytes by address for `fetchBytes`. */
  readonly bytes: Map<string, Blob>;
}

/** Makes a client that answers from memory; an endpoint without an answer rejects as unreachable. */
export function createFakeHttp(initial: FakeAnswers = {}): FakeHttp {
  let answers = initial;
  const calls: FakeCall[] = [];
  const bytes = new Map<string, Blob>();

  async function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<AnswerOf<E>> {
    calls.push({ name: endpoint.name, request, options });
    const respond = answers[endpoint.name as EndpointName] as
      | ((request: unknown, options: CallOptions) => unknown)
      | undefined;
    await Promise.resolve();
    if (options.signal?.aborted) throw new AbortedError('The call was given up');
    if (!respond) throw new NetworkError(`The test set no answer for ${endpoint.name}`);
    return (await respond(request, options)) as AnswerOf<E>;
  }

  return {
    calls,
    requestsOf: <Name extends EndpointName>(name: Name) =>
      calls
        .filter((call) => call.name === name)
        .map(({ request }) => request as RequestOf<(typeof endpoints)[Name]>),
    bytes,
    call,
    answer: (more) => {
      answers = { ...answers, ...more };
    },
    address: (endpoint, request) => `https://portal.test/api${requestPath(endpoint, request)}`,
    fetchBytes: async (url) => {
      const found = bytes.get(url);
      if (!found) throw new NetworkError(`The test set no bytes for ${url}`);
      return found;
    },
  };
}
