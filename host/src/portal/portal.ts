import {
  type BasketPort,
  createHttpClient,
  type DialogsPort,
  endpoints,
  type HttpPort,
  type NavigationPort,
  type ReleaseOutcome,
  type RuntimeConfig,
  type SessionPort,
} from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { createDialogs } from '../dialogs/dialogs.ts';
import type { GuardSession } from '../guard/guard.ts';
import { createLanguageService, type LanguageService } from '../language/language-service.ts';
import { createNavigation, type Navigation } from '../navigation/navigation.ts';
import { createReleaseWatch } from '../newer-version/release-watch.ts';
import { createBasket } from '../ports/basket.ts';
import { createContextFactory } from '../ports/context-factory.ts';
import { createRemoteViews } from '../ports/remote-views.ts';
import { createTelemetry } from '../ports/telemetry.ts';
import { prefetched } from '../prefetch/prefetched.ts';
import { createCanarySession, forgetCanaries } from '../remotes/canary/canary-session.ts';
import { createOutcomeReports } from '../remotes/canary/report-outcomes.ts';
import { declareLayers } from '../remotes/declare-layers.ts';
import type { Remotes } from '../remotes/index.ts';
import { createRunningRemotes, type RunningRemotes } from '../remotes/running-remotes.ts';
import { createShowRemote, type ShowRemote } from '../remotes/show-remote.ts';
import {
  createSessionOwner,
  forgetOwnStorage,
  forgetTabStorage,
} from '../session/session-owner.ts';
import type { Sso } from '../session/sso.ts';
import type { TokenStore } from '../session/token-store.ts';
import {
  hasNewerVersionAtom,
  hasShopAtom,
  locationAtom,
  portalAtom,
  screensAtom,
} from '../state/atoms.ts';
import { createPortalTurns } from '../turns/portal-turns.ts';
import { createExits, type Exits } from './exits.ts';
import { createPageSession, type PageSession } from './page-session.ts';
import { createPortalAdmission } from './portal-admission.ts';
import { createPortalLibrary } from './portal-library.ts';
import { createPortalTerms } from './portal-terms.ts';
import { readyPortal } from './ready-portal.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { startPortal } from './start-portal.ts';

/** The actions and state that the shell uses; it passes each component only its own part. */
export interface Portal
  extends Pick<Exits, 'logout' | 'switchClient' | 'signIn'>,
    Pick<Recovery, 'waitForPart'>,
    Pick<Sso, 'handOffAddress'>,
    Pick<DialogsPort, 'notify'> {
  readonly config: RuntimeConfig;
  readonly navigation: NavigationPort;
  readonly language: LanguageService;
  readonly showRemote: ShowRemote;
  readonly showMessage: DialogsPort['message'];
  readonly guardSession: () => GuardSession;
  /** Runs the start-up sequence; the outcome is in `portalAtom`. */
  start(): Promise<void>;
  /** The home button: goes home, or resets home when it is already shown (`docs/behaviour.md` C2). */
  goHome(): void;
}

/** Assembles the host from its parts. */
export function createPortal(
  config: RuntimeConfig,
  store: ReturnType<typeof createStore>,
  i18n: I18n,
  remotes: Remotes,
): Portal {
  const dialogs = createDialogs(store);
  const telemetry = createTelemetry();
  const running = createRunningRemotes();
  const navigation = createNavigation();
  const page = createPageSession(config);
  const parts = { ...page, config, store, i18n, remotes, dialogs, telemetry, running, navigation };
  const basket = createBasket(store, page.session);
  const owner = createSessionOwner({
    ...page,
    forgetTab: () => forgetPerson(basket, page),
    onOther: () => exits.leave('/'),
  });
  const recovery = createRecovery({
    ...parts,
    signIn: () => exits.signIn(),
    onRetry: prefetched.answers.forget,
  });
  const language = createLanguageService(
    store,
    i18n,
    (next) => running.update({ kind: 'language', language: next }),
    recovery.waitForPart,
  );
  const client = createHttpClient({
    ...recovery,
    ...page.authentication,
    apiBase: config.apiBase,
    ssoBase: config.sso.url,
    fetch: prefetched.answers.fetch,
  });
  const turns = createPortalTurns(parts, client);
  const { http } = turns;
  const exits = createExits({ ...parts, http, owner, language });
  const { logout, switchClient, signIn } = exits;
  const admit = createPortalAdmission({ ...parts, ...recovery, owner });
  const outcomes = createOutcomeReports({
    registry: remotes.registry,
    session: createCanarySession(page.local),
    send: (outcome) => sendOutcome(http, outcome),
  });
  const onNewer = () => store.set(hasNewerVersionAtom, true);
  const showRemote = createShowRemote({
    remotes,
    running,
    followers: [outcomes, createReleaseWatch({ ...remotes, onNewer })],
    contextFor: (name, view) => contextFor(name, view),
  });
  const contextFor = createContextFactory(
    {
      http,
      navigation,
      language,
      dialogs,
      basket,
      telemetry,
      session: sessionPort(store, exits),
      library: createPortalLibrary({ ...parts, http, language }),
      remotes: createRemoteViews(store, remotes.prefetch, showRemote, http),
      pictures: prefetched.pictures,
      terms: createPortalTerms(config, () => readyPortal(store).session.client.current.ref),
    },
    store,
  );
  const guardSession = () => guardSessionOf(store, page.tokens);

  followAddress(store, navigation, running);
  remotes.registry.listen((registry) => {
    store.set(screensAtom, registry);
    declareLayers(Object.keys(registry.remotes));
  });
  owner.watch();
  return {
    config,
    navigation,
    language,
    showRemote,
    logout,
    switchClient,
    signIn,
    guardSession,
    waitForPart: recovery.waitForPart,
    handOffAddress: page.sso.handOffAddress,
    notify: dialogs.notify,
    showMessage: dialogs.message,
    start: () =>
      startPortal({ ...parts, http, admit, language, owner, exits, guardSession, turns }),
    goHome: () => goHome(navigation, running),
  };
}

/** Removes what the former person left in this tab and browser. */
function forgetPerson(basket: Pick<BasketPort, 'clear'>, { local, session }: PageSession): void {
  basket.clear();
  forgetCanaries(local);
  if (session instanceof Storage) forgetTabStorage(session);
  if (local instanceof Storage) forgetOwnStorage(local);
}

/** The session as remotes see it: it leaves the page as the shell does. */
function sessionPort(
  store: ReturnType<typeof createStore>,
  { logout, switchClient, signInHere }: Exits,
): SessionPort {
  const current = () => readyPortal(store).session;
  return { current, logout, switchClient, signIn: signInHere };
}

/** @returns whether the server counts it */
async function sendOutcome(http: HttpPort, body: ReleaseOutcome): Promise<boolean> {
  const options = { onNetworkFailure: 'throw' } as const;
  return (await http.call(endpoints.reportRelease, { body }, options)).isCounted;
}

/** Passes every change of the address to the shell and the remotes. */
function followAddress(
  store: ReturnType<typeof createStore>,
  navigation: Navigation,
  running: RunningRemotes,
): void {
  store.set(locationAtom, navigation.current());
  navigation.listen((location) => {
    store.set(locationAtom, location);
    running.update({ kind: 'location', location });
  });
}

function goHome(navigation: Navigation, running: RunningRemotes): void {
  if (navigation.current().pathname === '/') running.update({ kind: 'home' });
  else navigation.navigate('/');
}

function guardSessionOf(
  store: ReturnType<typeof createStore>,
  tokens: Pick<TokenStore, 'get'>,
): GuardSession {
  const state = store.get(portalAtom);
  return {
    hasTokens: tokens.get() !== undefined,
    role: state.kind === 'ready' ? state.session.role : undefined,
    hasShop: store.get(hasShopAtom),
    screens: store.get(screensAtom),
  };
}
