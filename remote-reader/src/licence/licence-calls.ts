import { endpoints, type HttpPort } from '@leeszaal/shared-contracts';
import type { Clock } from '../clock/clock.ts';
import { acquireFailure, pollFailure } from './licence-events.ts';
import type { LicenceEffect, LicenceEvent } from './licence-state.contract.ts';

type Effect<Kind extends LicenceEffect['kind']> = Extract<LicenceEffect, { kind: Kind }>;

/** Dependencies of the calls. */
export interface LicenceCallsOptions {
  readonly http: HttpPort;
  readonly clock: Clock;
  readonly pubKey: string;
  readonly dispatch: (event: LicenceEvent) => void;
}

/** The API calls of a licence; each dispatches the event of its answer, and none rejects. */
export function createLicenceCalls({ http, clock, pubKey, dispatch }: LicenceCallsOptions) {
  let isPolling = false;
  let inFlight = new AbortController();
  let patience = new AbortController();

  return {
    async acquire({ epoch }: Effect<'acquire'>): Promise<void> {
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
    /** One poll at a time: a second call is ignored (`docs/decisions.md` 60). */
    async poll({ epoch, key, patient }: Effect<'poll'>): Promise<void> {
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
    async extend({ epoch, key, silent }: Effect<'extend'>): Promise<void> {
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
    /** A failed release is ignored: the seat lapses later. */
    async release({ epoch, key }: Effect<'release'>, keepalive: boolean): Promise<void> {
      if (key !== undefined) {
        const request = { params: { licenseKey: key } };
        await http
          .call(endpoints.releaseLicence, request, { keepalive, onNetworkFailure: 'throw' })
          .catch(() => undefined);
      }
      dispatch({ kind: 'released', epoch });
    },
    /** Aborts polls and extensions. */
    abort(): void {
      inFlight.abort();
      inFlight = new AbortController();
      isPolling = false;
    },
    /** Stops an acquire that waits behind the connection dialog. */
    stopWaiting(): void {
      patience.abort();
      patience = new AbortController();
    },
  };
}
