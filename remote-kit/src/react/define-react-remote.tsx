import {
  CONTRACT_VERSION,
  type HostContext,
  REMOTE_FAULT,
  type RemoteHandle,
  type RemoteModule,
  type UnmountReason,
} from '@leeszaal/shared-contracts';
import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n, type LoadMessages } from '../language/create-i18n.ts';
import { preloadLanguage } from '../language/preload-language.ts';
import { Fault } from './fault.component.tsx';
import { FaultBoundary } from './fault-boundary.component.tsx';
import { Frame } from './frame.component.tsx';
import { createHostStore, type HostStore } from './host-store.ts';
import { LanguageProvider } from './language-provider.component.tsx';
import { MountedContext, useLanguage } from './use-host.ts';

/**
 * The parts of a React remote.
 *
 * @typeParam State the state of one mount
 */
export interface ReactRemoteOptions<State = void> {
  /** The remote's screens; they read the host through the hooks of this entry. */
  readonly App: ComponentType;
  /** Wraps the app, in the providers of the design system: contexts of its own. */
  readonly Providers?: ComponentType<{
    readonly context: HostContext;
    readonly state: State;
    readonly children: ReactNode;
  }>;
  readonly loadMessages: LoadMessages;
  /** Loads the first screen's code in parallel with the messages; the mount waits for both. */
  readonly loadScreen?: (context: HostContext) => Promise<void>;
  /**
   * Runs before the messages are loaded, to request what the first screen needs. Its result is the state of the
   * mount, which `Providers` and `beforeUnmount` receive.
   */
  readonly beforeMount?: (context: HostContext) => State;
  /** Implements {@link RemoteModule.prefetch}. */
  readonly prefetch?: RemoteModule['prefetch'];
  /** Runs before the tree is unmounted, such as returning a licence; a rejection is only reported. */
  readonly beforeUnmount?: (
    context: HostContext,
    reason: UnmountReason,
    state: State,
  ) => Promise<void>;
}

/**
 * Creates a {@link RemoteModule} with its own React root and message catalogue, in the frame of the design system.
 *
 * @example
 * ```ts
 * export default defineReactRemote({ App, loadMessages });
 * ```
 */
export function defineReactRemote<State = void>(options: ReactRemoteOptions<State>): RemoteModule {
  preloadMessages(options.loadMessages);
  return {
    contract: CONTRACT_VERSION,
    mount: (element, context) => mount(options, element, context),
    ...(options.prefetch && { prefetch: options.prefetch }),
  };
}

/**
 * Preloads the messages as soon as the remote's code runs; the first mount most likely needs them, and loads them
 * again after a failure.
 */
function preloadMessages(load: LoadMessages): void {
  const language = preloadLanguage();
  if (language !== undefined) load(language).catch(() => undefined);
}

async function mount<State>(
  options: ReactRemoteOptions<State>,
  element: HTMLElement,
  context: HostContext,
): Promise<RemoteHandle> {
  const store = createHostStore(context);
  // Without `beforeMount` no mount has a state, and `State` is `void`.
  const state = options.beforeMount?.(context) as State;
  const [i18n] = await Promise.all([
    createI18n(context.language.current(), options.loadMessages),
    options.loadScreen?.(context),
  ]);
  const onFault = (error: unknown) =>
    context.telemetry.report({ level: 'error', name: REMOTE_FAULT, error });
  const root = createRoot(element, {
    onCaughtError: () => undefined,
    // The roots of a page have one document, in which identifiers must be unique.
    identifierPrefix: Math.random().toString(36).slice(2),
  });
  const { App, Providers = NoProviders } = options;

  const painted = new Promise<void>((resolve) => {
    root.render(
      <MountedContext value={{ context, store }}>
        <Localised i18n={i18n} load={options.loadMessages}>
          <FaultBoundary onFault={onFault} fallback={<Fault />}>
            <Frame>
              <Providers context={context} state={state}>
                <App />
              </Providers>
            </Frame>
          </FaultBoundary>
        </Localised>
        <Painted onPaint={resolve} />
      </MountedContext>,
    );
  });
  await painted;
  catchUp(store, context);
  return handleOf(store, async (reason) => {
    try {
      await options.beforeUnmount?.(context, reason, state);
    } catch (error) {
      onFault(error);
    }
    root.unmount();
  });
}

/** An effect of the first render may have navigated before the host had a handle to report to. */
function catchUp(store: HostStore, { navigation }: HostContext): void {
  const location = navigation.current();
  const { location: known } = store.snapshot();
  if (location.key !== known.key || location.search !== known.search) {
    store.apply({ kind: 'location', location });
  }
}

function handleOf(
  store: HostStore,
  unmount: (reason: UnmountReason) => Promise<void>,
): RemoteHandle {
  let unmounted: Promise<void> | undefined;
  return {
    update: (change) => store.apply(change),
    unmount: (reason) => {
      unmounted ??= unmount(reason);
      return unmounted;
    },
  };
}

function Localised({
  i18n,
  load,
  children,
}: {
  readonly i18n: Awaited<ReturnType<typeof createI18n>>;
  readonly load: LoadMessages;
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <LanguageProvider i18n={i18n} language={language} load={load}>
      {children}
    </LanguageProvider>
  );
}

function NoProviders({ children }: { readonly children: ReactNode }) {
  return children;
}

function Painted({ onPaint }: { readonly onPaint: () => void }) {
  useEffect(onPaint, [onPaint]);
  return null;
}
