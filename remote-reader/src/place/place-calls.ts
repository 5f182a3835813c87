import { endpoints, type HttpPort, type ReadingPlace } from '@leeszaal/shared-contracts';
import type { TimedPlace } from './place-step.ts';

/** Dependencies of the calls. */
export interface PlaceCallsOptions {
  readonly http: HttpPort;
  readonly docKey: string;
  /** The device's time of day, in ms; it may be wrong, and continues during sleep. */
  readonly today: () => number;
  readonly signal: AbortSignal;
}

/** The API calls for the reading place of one document. */
export class PlaceCalls {
  readonly #options: PlaceCallsOptions;
  /** How far the server's clock is ahead of the device's, in ms. */
  #ahead = 0;
  #lastSavedAt = 0;

  constructor(options: PlaceCallsOptions) {
    this.#options = options;
  }

  /** The place of an earlier visit; null without one. */
  async read(): Promise<ReadingPlace | null> {
    const { http, docKey, signal, today } = this.#options;
    const { place, now } = await http.call(
      endpoints.getReadingPlace,
      { params: { docKey } },
      { signal, onNetworkFailure: 'throw' },
    );
    this.#ahead = now - today();
    return place;
  }

  /** Saves a place with the server's time; no two saves have the same, whatever the device's clock does. */
  async save({ at, ...place }: TimedPlace): Promise<void> {
    const { http, docKey } = this.#options;
    const savedAt = Math.max(this.#lastSavedAt + 1, Math.round(at + this.#ahead));
    this.#lastSavedAt = savedAt;
    await http.call(
      endpoints.saveReadingPlace,
      { params: { docKey }, body: { ...place, savedAt } },
      // The page may close before the answer.
      { keepalive: true, onNetworkFailure: 'throw' },
    );
  }
}
