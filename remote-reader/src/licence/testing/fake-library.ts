import {
  AbortedError,
  type CallOptions,
  type HttpPort,
  type Licence,
  NetworkError,
  StatusError,
} from '@leeszaal/shared-contracts';

/** The outcome of a call: answered, executed with a lost answer, not received, or failed with 500. */
export type Fate = 'answered' | 'answer-lost' | 'unreachable' | 'broken';

interface Pending {
  readonly number: number;
  readonly name: string;
  readonly key: string | undefined;
  readonly options: CallOptions;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A library with one seat of one document; the test decides when it answers each call. */
export interface FakeLibrary {
  readonly http: HttpPort;
  /** The names of the pending calls. */
  pending(): readonly string[];
  /** How many calls were made so far. */
  asked(): number;
  /** Which of all calls was answered last, in the order in which they were made, from 1. */
  lastAnswered(): number;
  /** Settles the waiting call at this place, counted round. */
  settle(place: number, fate: Fate): void;
  /** Another reader borrows the document, if its seat is free, or returns it. */
  rival(): void;
  /** Keys that the borrower received and never released. */
  unreturned(): readonly string[];
}

/**
 * @param now the library's clock, ms
 * @param loan how long a key lasts, ms
 */
export function createFakeLibrary(now: () => number, loan: number): FakeLibrary {
  const waiting: Pending[] = [];
  const ends = new Map<string, number>();
  const received = new Set<string>();
  const returned = new Set<string>();
  let rivalUntil = Number.NEGATIVE_INFINITY;
  let minted = 0;
  let asked = 0;
  let lastAnswered = 0;

  const lives = (key: string | undefined) => key !== undefined && (ends.get(key) ?? 0) > now();
  const licence = (key: string): Licence => ({
    licenseKey: key,
    softExpiryTime: ((ends.get(key) ?? 0) - now()) / 1000,
  });

  function answer({ name, key = '' }: Pending): unknown {
    switch (name) {
      case 'acquireLicence': {
        if (rivalUntil > now()) throw new StatusError(403, { users: ['Rival'] });
        minted += 1;
        const fresh = `key-${minted}`;
        ends.set(fresh, now() + loan);
        return licence(fresh);
      }
      case 'extendLicence':
        if (!lives(key)) return null;
        ends.set(key, now() + loan);
        return licence(key);
      case 'getLicenceExpiry':
        return lives(key) ? licence(key) : null;
      default:
        ends.delete(key);
        return undefined;
    }
  }

  function settle(place: number, fate: Fate): void {
    const [call] = waiting.splice(place % Math.max(1, waiting.length), 1);
    if (call === undefined) return;
    // Behind the connection dialog the client repeats the call until it succeeds.
    const isPatient = call.options.onNetworkFailure !== 'throw';
    if ((fate === 'unreachable' || fate === 'answer-lost') && isPatient) {
      waiting.push(call);
      return;
    }
    try {
      if (fate === 'unreachable') throw new NetworkError();
      if (fate === 'broken') throw new StatusError(500, null);
      const given = answer(call);
      lastAnswered = call.number;
      if (fate === 'answer-lost') throw new NetworkError();
      if (call.name === 'acquireLicence') received.add((given as Licence).licenseKey);
      call.resolve(given);
    } catch (error) {
      call.reject(error);
    }
  }

  const call = (
    { name }: { readonly name: string },
    { params }: { readonly params?: { readonly licenseKey?: string } },
    options: CallOptions = {},
  ) =>
    new Promise<unknown>((resolve, reject) => {
      asked += 1;
      const pending = { number: asked, name, key: params?.licenseKey, options, resolve, reject };
      if (name === 'releaseLicence' && pending.key !== undefined) returned.add(pending.key);
      waiting.push(pending);
      options.signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(pending);
        if (place >= 0) waiting.splice(place, 1);
        reject(new AbortedError());
      });
    });

  return {
    http: { call } as unknown as HttpPort,
    pending: () => waiting.map(({ name }) => name),
    asked: () => asked,
    lastAnswered: () => lastAnswered,
    settle,
    rival() {
      const isTaken = [...ends.values()].some((end) => end > now());
      if (rivalUntil > now()) rivalUntil = Number.NEGATIVE_INFINITY;
      else if (!isTaken) rivalUntil = now() + loan;
    },
    unreturned: () => [...received].filter((key) => !returned.has(key)),
  };
}
