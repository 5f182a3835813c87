import {
  AuthenticationError,
  type DialogsPort,
  type HttpPort,
  type NavigationPort,
  type TelemetryPort,
} from '@leeszaal/shared-contracts';
import { isHandOff } from '@leeszaal/shared-contracts/registry';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { refusedLinkMessage } from '../dialogs/standard-messages.ts';
import type { GuardSession } from '../guard/guard.ts';
import type { LanguageService } from '../language/language-service.ts';
import { prefetched } from '../prefetch/prefetched.ts';
import type { Remotes } from '../remotes/index.ts';
import { prefetchScreen } from '../remotes/prefetch-screen.ts';
import type { SessionOwner } from '../session/session-owner.ts';
import type { Sso } from '../session/sso.ts';
import { portalAtom } from '../state/atoms.ts';
import type { TurnWatch } from '../turns/turn-watch.ts';
import type { Exits } from './exits.ts';
import { loadPortal } from './load-portal.ts';
import { type TakeTokensOptions, takeTokens } from './take-tokens.ts';
import { wantedDocument } from './wanted-document.ts';

/** Dependencies of {@link startPortal}. */
export interface StartOptions
  extends Omit<TakeTokensOptions, 'address' | 'sso' | 'navigation' | 'onRefusedLink'> {
  readonly i18n: I18n;
  readonly dialogs: Pick<DialogsPort, 'message'>;
  readonly store: ReturnType<typeof createStore>;
  readonly http: HttpPort;
  readonly sso: Pick<Sso, 'configObjectToken' | 'endSession' | 'applicationAddress'>;
  readonly navigation: Pick<NavigationPort, 'current' | 'navigate'>;
  readonly language: Pick<LanguageService, 'current' | 'decide'>;
  readonly owner: Pick<SessionOwner, 'claim'>;
  readonly remotes: Pick<Remotes, 'prefetch' | 'registry'>;
  readonly exits: Pick<Exits, 'leave' | 'signIn' | 'endSession'>;
  readonly guardSession: () => GuardSession;
  readonly turns: Pick<TurnWatch, 'begin'>;
  readonly telemetry: TelemetryPort;
}

/** Runs the start-up sequence (`docs/behaviour.md` C2); the outcome is in `portalAtom`. */
export async function startPortal(options: StartOptions): Promise<void> {
  const { store, i18n, dialogs, http, sso, tokens, isPublic, language, owner, exits } = options;
  store.set(portalAtom, { kind: 'starting' });
  try {
    await takeTokens({
      ...options,
      address: new URL(location.href),
      onRefusedLink: async () => void (await dialogs.message(refusedLinkMessage(i18n))),
    });
    const { pathname } = options.navigation.current();
    if (isHandOff(pathname)) return;
    if (!tokens.get()) return exits.signIn(await wantedDocument(options));
    // The loader of remotes reports a failure.
    prefetchScreen(options.remotes, pathname).catch(() => undefined);
    const loaded = await loadPortal(http, isPublic);
    if (loaded.kind === 'no-role') {
      // With these tokens every later login would end here again.
      exits.endSession();
      return exits.leave(sso.applicationAddress(language.current()));
    }
    const { client, user } = loaded.session;
    if (!isPublic) owner.claim(`${client.current.ref} ${user?.id ?? ''}`);
    await language.decide(loaded.library.settings);
    store.set(portalAtom, loaded);
    options.turns.begin();
  } catch (error) {
    prefetched.answers.forget();
    // The authentication dialog is already open.
    if (error instanceof AuthenticationError && !isPublic) return;
    options.telemetry.report({ level: 'error', name: 'start-failed', error });
    store.set(portalAtom, { kind: 'failed', error });
  }
}
