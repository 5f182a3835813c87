import { type DialogsPort, isGone, type NavigationPort } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { newerVersionMessage } from '../dialogs/standard-messages.ts';

/** What {@link createWaitForPart} needs. */
export interface WaitForPartOptions {
  readonly dialogs: Pick<DialogsPort, 'message'>;
  readonly navigation: Pick<NavigationPort, 'navigate'>;
  readonly i18n: I18n;
  readonly waitForRetry: () => Promise<void>;
}

/**
 * What is done when a part of the portal's own code has not come. Resolves when it is to be tried again; never
 * where its release is gone from the server, for then the page has to be loaded anew.
 */
export function createWaitForPart({
  dialogs,
  navigation,
  i18n,
  waitForRetry,
}: WaitForPartOptions): (error: unknown) => Promise<void> {
  let reload: Promise<void> | undefined;
  async function askToReload(): Promise<void> {
    await dialogs.message(newerVersionMessage(i18n));
    navigation.navigate(0);
    return new Promise(() => undefined);
  }
  return async (error) => {
    if (!(await isGone(error))) return waitForRetry();
    reload ??= askToReload();
    return reload;
  };
}
