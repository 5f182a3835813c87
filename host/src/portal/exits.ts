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
import type { LanguageService } from '../language/language-service.ts';
import type { RunningRemotes } from '../remotes/running-remotes.ts';
import type { KeptValues } from '../session/browser-storage.ts';
import { returnAddress } from '../session/return-path.ts';
import type { SessionOwner } from '../session/session-owner.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';
import { portalAtom } from '../state/atoms.ts';

/** What {@link createExits} depends on. */
export interface ExitsOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  readonly http: HttpPort;
  readonly sso: Pick<Sso, 'loginAddress' | 'logoutAddress' | 'endSession'>;
  readonly tokens: TokenStore;
  readonly owner: Pick<SessionOwner, 'release'>;
  /** The tab's own: keeps the address that a login is to lead back to. */
  readonly session: KeptValues;
  readonly language: Pick<LanguageService, 'current'>;
  readonly dialogs: Pick<DialogsPort, 'block' | 'message'>;
  readonly running: Pick<RunningRemotes, 'unmountAll'>;
  readonly telemetry: TelemetryPort;
}

/** A document that is to be opened after the login. */
export interface WantedDocument {
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
}

/** The ways from the portal to another page, or to itself afresh. */
export interface Exits {
  /** Loads another page; what is shown until then says so. */
  leave(address: string): void;
  /** Leaves for the login, to come back to the address that was asked for. */
  signIn(document?: WantedDocument): void;
  /** Ends the session here and at the provider. */
  endSession(): void;
  /** Lets every remote give back what it holds, ends the session, and leaves. */
  logout(): Promise<void>;
  /** Starts afresh with another client; false, and told, when that is refused. */
  switchClient(ref: string): Promise<boolean>;
}

/** Makes the exits of one page. */
export function createExits(options: ExitsOptions): Exits {
  const { store, i18n, http, sso, tokens, owner, session, language, dialogs, running } = options;

  const leave = (address: string): void => {
    store.set(portalAtom, { kind: 'leaving' });
    location.assign(address);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the page that it was left for, as it was left: only a new start leads on from there.
    if (persisted && store.get(portalAtom).kind === 'leaving') location.reload();
  });

  const endSession = (): void => {
    const refreshToken = tokens.get()?.refreshToken;
    if (refreshToken !== undefined) sso.endSession(refreshToken);
    tokens.clear();
    owner.release();
  };

  return {
    leave,
    endSession,
    signIn: ({ pubKey, docKey } = {}) => {
      const back = returnAddress(session, new URL(location.href));
      leave(sso.loginAddress(back, { lang: language.current(), pubKey, docKey }));
    },
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
