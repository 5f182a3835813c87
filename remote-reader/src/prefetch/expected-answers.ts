import { prefetching } from '@leeszaal/remote-kit/prefetch';
import {
  type Endpoint,
  endpoints,
  type HostContext,
  type OpeningCall,
  type RequestOf,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { heldBlob, letGo } from '../source/held-bytes.ts';

/** The answer of a call that an opening brings. */
export interface ExpectedAnswer {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  /** Lets the bytes of an answer go that no call has taken. False when one has taken it. */
  readonly withdraw: () => boolean;
}

/** Listed, so that a build contains no other endpoint. */
const ANSWERED: Readonly<Record<OpeningCall['call'], unknown>> = {
  acquireLicence: endpoints.acquireLicence,
  getPublicationAppearances: endpoints.getPublicationAppearances,
  getAppearance: endpoints.getAppearance,
  getReadingPlace: endpoints.getReadingPlace,
  getContents: endpoints.getContents,
  getPage: endpoints.getPage,
  getDocumentFile: endpoints.getDocumentFile,
};

/** The calls that name the licence. */
const LENT = new Set<string>(['getContents', 'getPage', 'getDocumentFile']);

/** The endpoint of a call of an opening. */
export const endpointOf = (call: OpeningCall['call']): Endpoint => ANSWERED[call] as Endpoint;

/** An answer as the client reads it. @throws for one that does not fit its endpoint */
export function readPart(
  call: OpeningCall['call'],
  mediaType: string,
  body: Uint8Array<ArrayBuffer>,
): unknown {
  const { answer } = endpointOf(call);
  return answer.kind === 'json'
    ? v.parse(answer.codec.schema, JSON.parse(new TextDecoder().decode(body)))
    : { bytes: heldBlob(body), mediaType };
}

function letGoAnswer(answer: unknown): void {
  if (answer instanceof Object && 'bytes' in answer && answer.bytes instanceof Blob) {
    letGo(answer.bytes);
  }
}

/** The answers that an opening announces to the client of a mount. */
export class ExpectedAnswers {
  readonly #host: HostContext;
  readonly #byCall = new Map<string, ExpectedAnswer>();

  constructor(host: HostContext) {
    this.#host = host;
  }

  /**
   * Announces the answer of a call, once.
   *
   * @param licenseKey of the loan; calls that name it follow the loan
   */
  expect({ call, params }: OpeningCall, licenseKey?: string): ExpectedAnswer {
    const name = `${call} ${JSON.stringify(params)}`;
    const known = this.#byCall.get(name);
    if (known) return known;
    const query = LENT.has(call) && { query: { licenseKey } };
    const request = { params, ...query } as RequestOf<Endpoint>;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const retract = prefetching(this.#host).offer(endpointOf(call), request, promise);
    const withdraw = () => {
      const isWithdrawn = retract();
      // A promise that others keep has the answer.
      if (isWithdrawn) promise.then(letGoAnswer, () => undefined);
      return isWithdrawn;
    };
    const expected = { resolve, reject, withdraw };
    this.#byCall.set(name, expected);
    return expected;
  }

  /** Rejects the answers that have not arrived. */
  fail(error: Error): void {
    for (const { reject } of this.#byCall.values()) reject(error);
  }

  /** Withdraws the answers that no call has taken. */
  withdraw(): void {
    for (const { withdraw } of this.#byCall.values()) withdraw();
  }
}
