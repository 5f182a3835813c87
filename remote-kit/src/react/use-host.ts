import type {
  BasketEntry,
  HostContext,
  HostLocation,
  Language,
  Library,
  PageTheme,
  Session,
} from '@leeszaal/shared-contracts';
import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { HostSnapshot, HostStore } from './host-store.ts';
import { libraryIn } from './library-in.ts';

interface Mounted {
  readonly context: HostContext;
  readonly store: HostStore;
}

/** Carries the host to the components of one mount; `defineReactRemote` provides it. */
export const MountedContext = createContext<Mounted | undefined>(undefined);

function useMounted(): Mounted {
  const mounted = useContext(MountedContext);
  if (!mounted) throw new Error('This component is outside of a remote');
  return mounted;
}

function useSnapshot<T>(select: (snapshot: HostSnapshot) => T): T {
  const { store } = useMounted();
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}

/** The ports of the host. They return the current state; to follow changes use the hooks below. */
export function useHost(): HostContext {
  return useMounted().context;
}

/** The session; follows changes. */
export function useSession(): Session {
  return useSnapshot((snapshot) => snapshot.session);
}

/** Settings, modules (by their names in the interface language) and bookshelves; follows changes. */
export function useLibrary(): Library {
  return useSnapshot((snapshot) => libraryIn(snapshot.library, snapshot.language));
}

/** The interface language; follows changes. */
export function useLanguage(): Language {
  return useSnapshot((snapshot) => snapshot.language);
}

/** The current address; follows changes. */
export function useHostLocation(): HostLocation {
  return useSnapshot((snapshot) => snapshot.location);
}

/** Counts presses of the home button while home was shown: an effect that depends on it resets home. */
export function useHomePresses(): number {
  return useSnapshot((snapshot) => snapshot.homePresses);
}

/** The books in the basket; follows changes. */
export function useBasket(): readonly BasketEntry[] {
  const { basket } = useHost();
  return useSyncExternalStore(basket.subscribe, basket.entries);
}

/** Sets the header's title while the component is mounted. */
export function useHeaderTitle(title: string | undefined): void {
  const { header } = useHost();
  useEffect(() => {
    header.setTitle(title);
    return () => header.setTitle(undefined);
  }, [header, title]);
}

/**
 * Sets the theme of the remote's overlays, the header and the host's dialogs while the component is mounted.
 */
export function usePageTheme(theme: PageTheme | undefined): void {
  const { header, overlays } = useHost();
  useLayoutEffect(() => {
    if (theme === undefined) return undefined;
    const { dataset } = overlays.container;
    dataset['theme'] = theme;
    header.setTheme?.(theme);
    return () => {
      delete dataset['theme'];
      header.setTheme?.(undefined);
    };
  }, [header, overlays, theme]);
}
