import { endpoints, type HttpPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { acquireFailure, pollFailure } from './licence-events.ts';
import type { LicenceEffect, LicenceEvent } from './licence-state.contract.ts';

type Effect<Kind extends LicenceEffect['kind']> = Extract<LicenceEffect, { kind: Kind }>;

/** The API calls of a licence; each dispatches the event of its answer, and none rejects. */
export interface LicenceCalls {
  acquire(effect: Effect<'acquire'>): Promise<void>;
  /** One poll at a time: a second call is ignored (`docs/decisions.md` 60). */
  poll(effect: Effect<'poll'>): Promise<void>;
  extend(effect: Effect<'extend'>): Promise<void>;
  /** A failed release is ignored: the seat lapses later. */
  release(effect: Effect<'release'>, keepalive: boolean): Promise<void>;
  /** Aborts polls and extensions. */
  abort(): void;
  /** Stops an acquire that waits behind the connection dialog. */
  stopWaiting(): void;
}

/** Dependencies of the calls. */
export interface LicenceCallsOptions {
  readonly http: HttpPort;
  readonly clock: Clock;
  readonly pubKey: string;
  readonly dispatch: (event: LicenceEvent) => void;
}

/** Creates the calls; sends nothing yet. */
export function createLicenceCalls(options: LicenceCallsOptions): LicenceCalls {
  const { http, clock, pubKey, dispatch } = options;
  let isPolling = false;
  let inFlight = new AbortController();
  let patience = new AbortController();

  return {
    async acquire({ epoch }) {
      try {
        const licence = await http.call(
          endpoints.acquireLicence,
          { params: { pubKey } },
          { patience: patience.signal },
        );
        dispatch({ kind: 'acquired', epoch, licence, at: clock.now() });
      } catch (error) {
        const event = acquireFailure(epoch, error);
        if (event) dispatch(event);
      }
    },
    async poll({ epoch, key, patient }) {
      if (isPolling) return;
      const { signal } = inFlight;
      isPolling = true;
      const event = await http
        .call(
          endpoints.getLicenceExpiry,
          { params: { licenseKey: key } },
          { signal, onNetworkFailure: patient ? 'dialog' : 'throw' },
        )
        .then(
          (licence): LicenceEvent => ({ kind: 'polled', epoch, licence, at: clock.now() }),
          (error: unknown) => pollFailure(epoch, error),
        );
      if (signal.aborted || event === undefined) return;
      isPolling = false;
      dispatch(event);
    },
    async extend({ epoch, key, silent }) {
      const { signal } = inFlight;
      const event = await http
        .call(
          endpoints.extendLicence,
          { params: { licenseKey: key } },
          { signal, onNetworkFailure: silent ? 'throw' : 'dialog' },
        )
        .then(
          (licence): LicenceEvent => ({ kind: 'extended', epoch, licence, at: clock.now() }),
          (): LicenceEvent => ({ kind: 'extend-failed', epoch }),
        );
      if (!signal.aborted) dispatch(event);
    },
    async release({ epoch, key }, keepalive) {
      if (key !== undefined) {
        const request = { params: { licenseKey: key } };
        await http
          .call(endpoints.releaseLicence, request, { keepalive, onNetworkFailure: 'throw' })
          .catch(() => undefined);
      }
      dispatch({ kind: 'released', epoch });
    },
    abort() {
      inFlight.abort();
      inFlight = new AbortController();
      isPolling = false;
    },
    stopWaiting() {
      patience.abort();
      patience = new AbortController();
    },
  };
}
