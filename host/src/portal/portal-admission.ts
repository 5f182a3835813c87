import type { DialogsPort, HttpClientOptions, RuntimeConfig } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { otherAccountMessage, unusableLinkNote } from '../dialogs/standard-messages.ts';
import { createAccountLookup } from '../session/account.ts';
import {
  type AdmissionOptions,
  type AdmitTokens,
  createAdmission,
} from '../session/admit-tokens.ts';
import type { Authentication } from '../session/authentication.ts';
import type { SessionOwner } from '../session/session-owner.ts';

/** Dependencies of {@link createPortalAdmission}. */
export interface PortalAdmissionOptions
  extends Pick<AdmissionOptions, 'tokens' | 'isPublic'>,
    Pick<HttpClientOptions, 'waitForRetry'> {
  readonly config: Pick<RuntimeConfig, 'apiBase' | 'sso'>;
  readonly i18n: I18n;
  readonly dialogs: Pick<DialogsPort, 'message' | 'notify'>;
  readonly authentication: Pick<Authentication, 'accessToken' | 'refresh'>;
  readonly owner: Pick<SessionOwner, 'release'>;
}

/** Decides on tokens from an address, with the server's answers and the portal's dialogs. */
export function createPortalAdmission(options: PortalAdmissionOptions): AdmitTokens {
  const { config, i18n, dialogs, tokens, authentication, owner, isPublic, waitForRetry } = options;
  return createAdmission({
    tokens,
    isPublic,
    lookup: createAccountLookup({
      apiBase: config.apiBase,
      ssoBase: config.sso.url,
      present: authentication,
      waitForRetry,
    }),
    ask: async (present, brought) =>
      (await dialogs.message(otherAccountMessage(i18n, present, brought))) === 'switch',
    onUnusable: (present) => dialogs.notify(unusableLinkNote(i18n, present), 'warning'),
    onSwitched: owner.release,
  });
}
