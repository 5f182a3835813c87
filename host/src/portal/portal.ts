import {
  createHttpClient,
  createRetryGate,
  type DialogsPort,
  type HttpPort,
  type Library,
  type NavigationPort,
  type RuntimeConfig,
} from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { createDialogs } from '../dialogs/dialogs.ts';
import {
  authenticationMessage,
  connectionMessage,
  refusedLinkMessage,
  storageFullMessage,
} from '../dialogs/standard-messages.ts';
import type { GuardSession } from '../guard/guard.ts';
import { isPublicHost } from '../guard/public-host.ts';
import { createLanguageService, type LanguageService } from '../language/language-service.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createRunningRemotes, type RunningRemotes } from '../outlet/running-remotes.ts';
import { createBasket } from '../ports/basket.ts';
import { createContextFactory } from '../ports/context-factory.ts';
import { createRemoteViews } from '../ports/remote-views.ts';
import { createTelemetry } from '../ports/telemetry.ts';
import type { Remotes } from '../remotes/index.ts';
import { createAuthentication } from '../session/authentication.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createSessionOwner, forgetTabStorage } from '../session/session-owner.ts';
import { createSso, type Sso } from '../session/sso.ts';
import { createTokenStore } from '../session/token-store.ts';
import { earlyAnswers, earlyPictures } from '../start/early-answers.ts';
import { createWaitForPart } from '../start/wait-for-part.ts';
import { hasShopAtom, locationAtom, portalAtom } from '../state/atoms.ts';
import { createDepartures, type Departures } from './departures.ts';
import { createLibraryReload } from './library-reload.ts';
import { createPortalAdmission } from './portal-admission.ts';
import { startPortal } from './start-portal.ts';

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
  /** What is done when a part of the host's own code has not come (`start/wait-for-part.ts`). */
  readonly waitForPart: ReturnType<typeof createWaitForPart>;
  /** Runs the start-up order; what comes of it stands in `portalAtom`. */
  start(): Promise<void>;
  /** The home button: goes home, or starts home afresh when it is shown (`docs/behaviour.md` C2). */
  goHome(): void;
  notify(text: string): void;
  readonly showMessage: DialogsPort['message'];
  readonly logout: Departures['logout'];
  readonly switchClient: Departures['switchClient'];
  readonly guardSession: () => GuardSession;
  readonly signIn: Departures['signIn'];
}

/** Puts the host together from its parts. */
export function createPortal(
  config: RuntimeConfig,
  store: ReturnType<typeof createStore>,
  i18n: I18n,
  remotes: Remotes,
): Portal {
  const isPublic = isPublicHost(location, config.appHost);
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
    time: () => Date.now(),
    locks: navigator.locks,
  });
  const telemetry = createTelemetry();
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
    onOther: () => departures.leave('/'),
  });

  const askForLogin = createRetryGate(async () => {
    const lost = tokens.get()?.accessToken;
    await dialogs.message(authenticationMessage(i18n));
    // Somebody has logged in through another tab meanwhile: their tokens are not to be thrown away.
    if (tokens.get()?.accessToken !== lost) return location.reload();
    tokens.clear();
    departures.signIn();
  });
  const waitForRetry = createRetryGate(async (signal) => {
    await dialogs.message({ ...connectionMessage(i18n), signal });
    earlyAnswers.forget();
  });
  const tellStorageFull = createRetryGate(async () => {
    await dialogs.message(storageFullMessage(i18n));
  });
  const waitForPart = createWaitForPart({ dialogs, navigation, i18n, waitForRetry });
  const language = createLanguageService(
    store,
    i18n,
    (next) => running.tell({ kind: 'language', language: next }),
    waitForPart,
  );
  const http = createHttpClient({
    apiBase: config.apiBase,
    ssoBase: config.sso.url,
    accessToken: authentication.accessToken,
    refresh: authentication.refresh,
    // The public library never asks to log in (`docs/decisions.md` 8).
    onAuthenticationLost: () => void (isPublic || askForLogin()),
    waitForRetry,
    onStorageFull: () => void tellStorageFull(),
    fetch: earlyAnswers.fetch,
  });

  const admit = createPortalAdmission({
    config,
    i18n,
    dialogs,
    tokens,
    authentication,
    owner,
    isPublic,
    waitForRetry,
  });

  store.set(locationAtom, navigation.current());
  navigation.listen((moved) => {
    store.set(locationAtom, moved);
    running.tell({ kind: 'location', location: moved });
  });

  const departures = createDepartures({
    store,
    i18n,
    http,
    sso,
    tokens,
    owner,
    session,
    language,
    dialogs,
    running,
    telemetry,
  });

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

  const reloadPart = createLibraryReload(http, (fresh) => {
    const state = ready();
    const library = { ...state.library, ...fresh };
    store.set(portalAtom, { ...state, library });
    running.tell({ kind: 'library', library });
  });
  async function reload(part: keyof Library): Promise<void> {
    await reloadPart(part);
    // Whoever has chosen no language follows the library's (`docs/decisions.md` 52).
    if (part === 'settings') await language.decide(ready().library.settings.defaultLanguage);
  }

  const { logout, switchClient, signIn } = departures;
  const views = createRemoteViews(store, remotes, running, (name, view) => contextFor(name, view));
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
      pictures: earlyPictures,
      terms: { general: config.generalTermsUrl, privacy: config.privacyTermsUrl },
    },
    store,
  );

  owner.watch();
  return {
    config,
    http,
    waitForPart,
    navigation,
    language,
    remotes,
    running,
    contextFor,
    sso,
    start: () =>
      startPortal({
        store,
        http,
        sso,
        authentication,
        admit,
        tokens,
        session,
        isPublic,
        navigation,
        language,
        owner,
        remotes,
        departures,
        guardSession,
        telemetry,
        onRefusedLink: async () => void (await dialogs.message(refusedLinkMessage(i18n))),
      }),
    notify: dialogs.notify,
    showMessage: dialogs.message,
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
