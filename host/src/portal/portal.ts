import {
  AuthenticationError,
  createHttpClient,
  createRetryGate,
  endpoints,
  type HttpPort,
  type Library,
  type NavigationPort,
  type RuntimeConfig,
} from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import { createDialogs } from '../dialogs/dialogs.ts';
import {
  authenticationMessage,
  clientSwitchMessage,
  connectionMessage,
  refusedLinkMessage,
} from '../dialogs/standard-messages.ts';
import { type GuardSession, guard, type Verdict } from '../guard/guard.ts';
import { isPublicHost } from '../guard/public-host.ts';
import { createLanguageService, type LanguageService } from '../language/language-service.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createRunningRemotes, type RunningRemotes } from '../outlet/running-remotes.ts';
import { createBasket } from '../ports/basket.ts';
import { createContextFactory } from '../ports/context-factory.ts';
import { createRemoteViews } from '../ports/remote-views.ts';
import { createTelemetry } from '../ports/telemetry.ts';
import type { Remotes } from '../remotes/index.ts';
import { routeOf } from '../routing/routes.ts';
import { createAuthentication } from '../session/authentication.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { returnAddress } from '../session/return-path.ts';
import { createSessionOwner, forgetTabStorage } from '../session/session-owner.ts';
import { createSso, type Sso } from '../session/sso.ts';
import { createTokenStore } from '../session/token-store.ts';
import { earlyAnswers } from '../start/early-answers.ts';
import { loadPortal } from '../start/load-portal.ts';
import { takeTokens } from '../start/take-tokens.ts';
import { hasShopAtom, locationAtom, portalAtom } from '../state/atoms.ts';

/** Everything that the shell's components act through. */
export interface Portal {
  readonly config: RuntimeConfig;
  readonly http: HttpPort;
  readonly navigation: NavigationPort;
  readonly language: LanguageService;
  readonly remotes: Remotes;
  readonly running: RunningRemotes;
  readonly contextFor: ReturnType<typeof createContextFactory>;
  readonly sso: Sso;
  /** Resolves when the person, told that the server could not be reached, wants to try again. */
  readonly waitForRetry: () => Promise<void>;
  /** Runs the start-up order; what comes of it stands in `portalAtom`. */
  start(): Promise<void>;
  /** The home button: goes home, or starts home afresh when it is shown (`docs/behaviour.md` C2). */
  goHome(): void;
  notify(text: string): void;
  logout(): Promise<void>;
  switchClient(ref: string): Promise<boolean>;
  readonly guardSession: () => GuardSession;
  /** Leaves for the login, to come back to the address that was asked for. */
  signIn(document?: {
    readonly pubKey?: string | undefined;
    readonly docKey?: string | undefined;
  }): void;
}

/** Puts the host together from its parts. */
export function createPortal(
  config: RuntimeConfig,
  store: ReturnType<typeof createStore>,
  i18n: I18n,
  remotes: Remotes,
): Portal {
  const isPublic = isPublicHost(location.host, config.appHost);
  const local = browserStorage(() => localStorage);
  const session = browserStorage(() => sessionStorage);
  const tokens = createTokenStore(local);
  const sso = createSso(config);
  const authentication = createAuthentication({
    sso,
    tokens,
    isPublic,
    storage: local,
    now: () => performance.now(),
    locks: navigator.locks,
  });
  const dialogs = createDialogs(store);
  const running = createRunningRemotes();
  const navigation = createNavigation();
  const basket = createBasket(store, session);
  const owner = createSessionOwner({
    local,
    session,
    forgetTab: () => {
      basket.clear();
      if (session instanceof Storage) forgetTabStorage(session);
    },
    onOther: () => leave('/'),
  });

  const askForLogin = createRetryGate(async () => {
    const lost = tokens.get()?.accessToken;
    await dialogs.message(authenticationMessage(i18n));
    // Somebody has logged in through another tab meanwhile: their tokens are not to be thrown away.
    if (tokens.get()?.accessToken !== lost) return location.reload();
    tokens.clear();
    signIn();
  });
  const waitForRetry = createRetryGate(async (signal) => {
    await dialogs.message({ ...connectionMessage(i18n), signal });
    earlyAnswers.forget();
  });
  const language = createLanguageService(
    store,
    i18n,
    (next) => running.tell({ kind: 'language', language: next }),
    () => waitForRetry(),
  );
  const http = createHttpClient({
    apiBase: config.apiBase,
    ssoBase: config.sso.url,
    accessToken: authentication.accessToken,
    refresh: authentication.refresh,
    // The public library never asks to log in (`docs/decisions.md` 8).
    onAuthenticationLost: () => void (isPublic || askForLogin()),
    waitForRetry,
    fetch: earlyAnswers.fetch,
  });

  store.set(locationAtom, navigation.current());
  navigation.listen((moved) => {
    store.set(locationAtom, moved);
    running.tell({ kind: 'location', location: moved });
  });

  function leave(address: string): void {
    store.set(portalAtom, { kind: 'leaving' });
    location.assign(address);
  }

  window.addEventListener('pageshow', ({ persisted }) => {
    // Back from the page that it was left for, as it was left: only a new start leads on from there.
    if (persisted && store.get(portalAtom).kind === 'leaving') location.reload();
  });

  const signIn: Portal['signIn'] = ({ pubKey, docKey } = {}) =>
    leave(
      sso.loginAddress(returnAddress(session, new URL(location.href)), {
        lang: language.current(),
        pubKey,
        docKey,
      }),
    );

  async function start(): Promise<void> {
    store.set(portalAtom, { kind: 'starting' });
    try {
      await takeTokens({
        address: new URL(location.href),
        sso,
        authentication,
        tokens,
        session,
        isPublic,
        navigation,
        onRefusedLink: async () => void (await dialogs.message(refusedLinkMessage(i18n))),
      });
      const verdict = firstVerdict();
      if (verdict.kind === 'show' && !verdict.route.isProtected) return;
      if (!tokens.get()) {
        return signIn(verdict.kind === 'sign-in' ? verdict : {});
      }
      prepareScreen();
      const loaded = await loadPortal(http, isPublic);
      if (loaded.kind === 'no-role') {
        // With these tokens they would come back here for ever, whoever else they log in as.
        endSession();
        return leave(sso.applicationAddress(language.current()));
      }
      const { client, user } = loaded.session;
      if (!isPublic) owner.claim(`${client.current.ref} ${user?.id ?? ''}`);
      await language.decide(loaded.library.settings.defaultLanguage);
      store.set(portalAtom, loaded);
    } catch (error) {
      earlyAnswers.forget();
      // Whoever lost the session has the authentication dialog before them already.
      if (error instanceof AuthenticationError && !isPublic) return;
      telemetry.report({ level: 'error', name: 'start-failed', error });
      store.set(portalAtom, { kind: 'failed', error });
    }
  }

  /** Whoever may not see it after all is led home, which the catalogue shows. */
  function prepareScreen(): void {
    const remote = routeOf(navigation.current().pathname)?.remote;
    if (remote !== undefined) remotes.prepare(remote);
  }

  /** What is to happen with the first address; one that has moved is followed at once. */
  function firstVerdict(): Verdict {
    const verdict = guard(navigation.current().pathname, guardSession());
    if (verdict.kind !== 'redirect' || verdict.reason !== 'moved') return verdict;
    navigation.navigate(verdict.path, { replace: true });
    return guard(navigation.current().pathname, guardSession());
  }

  function guardSession(): GuardSession {
    const state = store.get(portalAtom);
    return {
      hasTokens: tokens.get() !== undefined,
      role: state.kind === 'ready' ? state.session.role : undefined,
      hasShop: store.get(hasShopAtom),
    };
  }

  function ready() {
    const state = store.get(portalAtom);
    if (state.kind !== 'ready') throw new Error('The portal is not ready');
    return state;
  }

  async function reload(part: keyof Library): Promise<void> {
    const fresh = await {
      settings: async () => ({ settings: await http.call(endpoints.getSettings, {}) }),
      modules: async () => ({ modules: await http.call(endpoints.getSearchModules, {}) }),
      bookshelves: async () => ({ bookshelves: await http.call(endpoints.getBookshelves, {}) }),
    }[part]();
    const state = ready();
    const library = { ...state.library, ...fresh };
    store.set(portalAtom, { ...state, library });
    running.tell({ kind: 'library', library });
    // Whoever has chosen no language follows the library's (`docs/decisions.md` 52).
    if (part === 'settings') await language.decide(library.settings.defaultLanguage);
  }

  function endSession(): void {
    const refreshToken = tokens.get()?.refreshToken;
    if (refreshToken !== undefined) sso.endSession(refreshToken);
    tokens.clear();
    owner.release();
  }

  async function logout(): Promise<void> {
    dialogs.block(i18n._(msg`Logging out…`));
    await running.unmountAll('logout');
    endSession();
    leave(sso.logoutAddress(`${location.origin}/`));
  }

  async function switchClient(ref: string): Promise<boolean> {
    const unblock = dialogs.block(i18n._(msg`Switching library…`));
    try {
      if (await http.call(endpoints.switchClient, { body: { target: ref } })) {
        await running.unmountAll('navigate');
        owner.release();
        leave('/');
        return true;
      }
    } catch (error) {
      telemetry.report({ level: 'error', name: 'client-switch-failed', error });
    }
    unblock();
    await dialogs.message(clientSwitchMessage(i18n));
    return false;
  }

  const telemetry = createTelemetry();
  const views = createRemoteViews(remotes, running, (name, view) => contextFor(name, view));
  const contextFor = createContextFactory(
    {
      http,
      navigation,
      language,
      dialogs,
      basket,
      telemetry,
      session: { current: () => ready().session, logout, switchClient },
      library: { current: () => ready().library, reload },
      remotes: views,
      terms: { general: config.generalTermsUrl, privacy: config.privacyTermsUrl },
    },
    store,
  );

  owner.watch();
  return {
    config,
    http,
    waitForRetry: () => waitForRetry(),
    navigation,
    language,
    remotes,
    running,
    contextFor,
    sso,
    start,
    notify: dialogs.notify,
    logout,
    switchClient,
    guardSession,
    signIn,
    goHome: () => {
      if (navigation.current().pathname === '/') running.tell({ kind: 'home' });
      else navigation.navigate('/');
    },
  };
}
