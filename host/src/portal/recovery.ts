import { connectionMessage } from '@leeszaal/remote-kit/messages';
import type { RetryPolicy } from '@leeszaal/remote-kit/parts';
import {
  createRetryGate,
  type DialogsPort,
  type HttpClientOptions,
  type NavigationPort,
} from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { authenticationMessage, storageFullMessage } from '../dialogs/standard-messages.ts';
import type { TokenStore } from '../session/token-store.ts';
import { createWaitForPart } from './wait-for-part.ts';

/** Dependencies of {@link createRecovery}. */
export interface RecoveryOptions {
  readonly i18n: I18n;
  readonly dialogs: Pick<DialogsPort, 'message'>;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  readonly tokens: Pick<TokenStore, 'get' | 'clear'>;
  readonly isPublic: boolean;
  readonly signIn: () => void;
  /** Called before calls are tried again. */
  readonly onRetry: () => void;
}

/** The host's questions to the person when calls, or chunks of its own code, fail. */
export interface Recovery
  extends Required<
    Pick<HttpClientOptions, 'onAuthenticationLost' | 'waitForRetry' | 'onStorageFull'>
  > {
  readonly waitForPart: RetryPolicy;
}

/** Makes the recovery of one page. Each question is on the screen once, however many calls need it. */
export function createRecovery(options: RecoveryOptions): Recovery {
  const { i18n, dialogs, navigation, tokens, isPublic, signIn, onRetry } = options;
  const askForLogin = createRetryGate(async () => {
    const lost = tokens.get()?.accessToken;
    await dialogs.message(authenticationMessage(i18n));
    // Another tab has signed in: its tokens stay.
    if (tokens.get()?.accessToken !== lost) return navigation.navigate(0);
    tokens.clear();
    signIn();
  });
  const waitForRetry = createRetryGate(async (signal) => {
    await dialogs.message({ ...connectionMessage(i18n), signal });
    onRetry();
  });
  const showStorageFull = createRetryGate(async () => {
    await dialogs.message(storageFullMessage(i18n));
  });
  return {
    // The public library never asks to log in (`docs/decisions.md` 8).
    onAuthenticationLost: () => void (isPublic || askForLogin()),
    waitForRetry,
    onStorageFull: () => void showStorageFull(),
    waitForPart: createWaitForPart({ dialogs, navigation, i18n, waitForRetry }),
  };
}
