import { connectionMessage } from '@leeszaal/remote-kit/messages';
import {
  askAhead,
  createRetryGate,
  createSmallHttpClient,
  type DialogsPort,
  endpoints,
  type HttpPort,
} from '@leeszaal/shared-contracts';
import type { LateLayer } from '../messages/late-layer.ts';
import { createWaitingHttp } from '../ports/waiting-http.ts';
import type { MountOptions } from './mount.contract.ts';

/** The dialogs of a mount's client, and the signal of its end. */
interface EmbedHttpOptions {
  readonly dialogs: DialogsPort;
  /** Of the dialogs. */
  readonly layer: LateLayer;
  /** Aborted when the reader is left. */
  readonly left: AbortSignal;
}

/**
 * Makes the client of a mount. Its calls wait for the first token; meanwhile the browser learns that the opening of the
 * document may be sent.
 */
export function createEmbedHttp(
  { apiBase, docKey, tokens, hasToken, texts, ...options }: MountOptions,
  { dialogs, layer, left }: EmbedHttpOptions,
): HttpPort {
  const waitForRetry = createRetryGate(async (signal) => {
    await layer.load().catch((error: unknown) => {
      options.onUnreachable();
      throw error;
    });
    const message = connectionMessage(texts);
    // The page learns of it too: an origin that the library does not allow gets no answer that a page can read.
    options.report({ kind: 'failed', reason: 'unreachable', message: message.title });
    await dialogs.message({ ...message, signal });
  });
  const http = createSmallHttpClient({
    apiBase,
    ssoBase: apiBase,
    accessToken: tokens.accessToken,
    refresh: tokens.refresh,
    onAuthenticationLost: options.onAuthenticationLost,
    waitForRetry,
  });
  if (tokens.accessToken() === undefined) {
    askAhead(http.address(endpoints.openDocument, { params: { docKey }, query: {} }));
  }
  return createWaitingHttp(http, hasToken, left);
}
