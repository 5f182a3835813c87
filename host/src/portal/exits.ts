import {
  type DialogsPort,
  endpoints,
  type HttpPort,
  type TelemetryPort,
} from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import { clientSwitchMessage } from '../dialogs/standard-messages.ts';
import { documentAt } from '../guard/arrival.ts';
import type { LanguageService } from '../language/language-service.ts';
import type { RunningRemotes } from '../remotes/running-remotes.ts';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { returnAddress } from '../session/return-path.ts';
import type { SessionOwner } from '../session/session-owner.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';
import { portalAtom } from '../state/atoms.ts';

/** Dependencies of {@link createExits}. */
export interface ExitsOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly http: HttpPort;
  readonly sso: Pick<Sso, 'loginAddress' | 'logoutAddress' | 'endSession'>;
  readonly tokens: TokenStore;
  readonly owner: Pick<SessionOwner, 'release'>;
  /** The tab's storage; holds the address to return to after the login. */
  readonly session: KeyValueStorage;
  readonly language: Pick<LanguageService, 'current'>;
  readonly dialogs: Pick<DialogsPort, 'block' | 'message'>;
  readonly running: Pick<RunningRemotes, 'unmountAll'>;
  readonly telemetry: TelemetryPort;
}

/** The document to open after the login. */
export interface WantedDocument {
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
}

/** The ways out of the portal: to another page, or to a new start. */
export interface Exits {
  /** Loads another page and shows that the portal is leaving. */
  leave(address: string): void;
  /** Goes to the login, which leads back to the current address. */
  signIn(document?: WantedDocument): void;
  /** The same for a visitor who needs an account for the document of the current address. */
  signInHere(): void;
  /** Ends the session in this browser and at the provider. */
  endSession(): void;
  /** Unmounts every remote so that it releases what it holds, ends the session, and leaves. */
  logout(): Promise<void>;
  /** Reloads the portal with another client. Shows a message and answers false when that fails. */
  switchClient(ref: string): Promise<boolean>;
}

/** Creates the exits of one page. */
export function createExits(options: ExitsOptions): Exits {
  const { store, i18n, http, sso, tokens, owner, session, language, dialogs, running } = options;

  const leave = (address: string): void => {
    store.set(portalAtom, { kind: 'leaving' });
    location.assign(address);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back-forward cache restored a page that was leaving: only a reload continues from there.
    if (persisted && store.get(portalAtom).kind === 'leaving') location.reload();
  });

  const endSession = (): void => {
    const refreshToken = tokens.get()?.refreshToken;
    if (refreshToken !== undefined) sso.endSession(refreshToken);
    tokens.clear();
    owner.release();
  };

  const signIn: Exits['signIn'] = ({ pubKey, docKey } = {}) => {
    const back = returnAddress(session, new URL(location.href));
    leave(sso.loginAddress(back, { lang: language.current(), pubKey, docKey }));
  };

  return {
    leave,
    endSession,
    signIn,
    signInHere: () => signIn(documentAt(location.pathname)),
    logout: async () => {
      dialogs.block(i18n._(msg`Logging out…`));
      await running.unmountAll('logout');
      endSession();
      leave(sso.logoutAddress(`${location.origin}/`));
    },
    switchClient: async (ref) => {
      const unblock = dialogs.block(i18n._(msg`Switching library…`));
      try {
        if (await http.call(endpoints.switchClient, { body: { target: ref } })) {
          await running.unmountAll('navigate');
          owner.release();
          leave('/');
          return true;
        }
      } catch (error) {
        options.telemetry.report({ level: 'error', name: 'client-switch-failed', error });
      }
      unblock();
      await dialogs.message(clientSwitchMessage(i18n));
      return false;
    },
  };
}
