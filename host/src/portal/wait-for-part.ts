import { newerVersionMessage } from '@leeszaal/remote-kit/messages';
import type { RetryPolicy } from '@leeszaal/remote-kit/parts';
import { type DialogsPort, isGone, type NavigationPort } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';

/** Dependencies of {@link createWaitForPart}. */
export interface WaitForPartOptions {
  readonly dialogs: Pick<DialogsPort, 'message'>;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  readonly i18n: I18n;
  readonly waitForRetry: (signal: AbortSignal) => Promise<void>;
}

/**
 * Retry policy for chunks that a person waits for. Resolves when it is time to retry. Never resolves when the
 * release is no longer on the server: the person has to reload the page.
 */
export function createWaitForPart({
  dialogs,
  navigation,
  i18n,
  waitForRetry,
}: WaitForPartOptions): RetryPolicy {
  let reload: Promise<void> | undefined;
  async function askToReload(): Promise<void> {
    await dialogs.message(newerVersionMessage(i18n));
    navigation.navigate(0);
    return new Promise(() => undefined);
  }
  return async (error, _attempt, signal) => {
    if (!(await isGone(error))) return waitForRetry(signal);
    reload ??= askToReload();
    return reload;
  };
}
