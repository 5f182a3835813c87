import {
  createHttpClient,
  createRetryGate,
  createTokenRefresher,
  type EmbedEvent,
  type HostContext,
  type HostLocation,
  LANGUAGES,
  type NavigationPort,
  readerPath,
  type StorageArea,
} from '@leeszaal/shared-contracts';

/** The application's functions that a reader calls. */
export interface ReaderOptions {
  readonly library: string;
  readonly docKey: string;
  /** Gets a token from the application's own server. */
  readonly getToken: () => Promise<string>;
  /** The parent of dialogs and menus. */
  readonly overlays: HTMLElement;
  readonly onEvent: (event: EmbedEvent) => void;
  /** The person has closed the document. */
  readonly onClose: () => void;
  readonly onMove: (location: HostLocation) => void;
  readonly signal: AbortSignal;
}

/** A history in memory: the reader leaves the address of the application alone. */
function navigationOf({ library, docKey, onMove, onClose }: ReaderOptions): NavigationPort {
  const entryOf = (path: string, state: unknown, key: number): HostLocation => {
    const { pathname, search, hash } = new URL(path, library);
    return { pathname, search, hash, state, key: String(key) };
  };
  const first = entryOf(readerPath(docKey), null, 0);
  let entries = [first];
  let index = 0;
  let made = 0;
  const current = () => entries[index] ?? first;
  return {
    current,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') {
        index = Math.min(Math.max(index + to, 0), entries.length - 1);
      } else {
        made += 1;
        if (!replace) index += 1;
        entries = [...entries.slice(0, index), entryOf(to, state, made)];
      }
      // Any other path is one of a portal.
      if (current().pathname.startsWith('/reader/')) onMove(current());
      else onClose();
    },
    href: (to) => new URL(to, library).href,
    openExternal: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    canGoBack: () => index > 0,
  };
}

/** Storage for as long as the page is open. */
function memory(): StorageArea {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** The host of one reader, once there is a token: what the reader does not need is empty. */
export async function createHostContext(options: ReaderOptions): Promise<HostContext> {
  let token: string | undefined;
  const refresh = createTokenRefresher({
    now: () => performance.now(),
    time: () => Date.now(),
    refresh: async () => {
      token = await options.getToken();
      return true;
    },
  });
  // Without a token the library's answers are closed to pages of this origin.
  await refresh();
  const base = `${options.library}/api`;
  return {
    http: createHttpClient({
      apiBase: base,
      ssoBase: base,
      accessToken: () => token,
      refresh,
      onAuthenticationLost: options.onClose,
      waitForRetry: createRetryGate(async () => window.alert('The library does not answer.')),
    }),
    navigation: navigationOf(options),
    session: {
      current: () => ({
        user: undefined,
        role: 'user',
        client: { current: { ref: '', name: '', email: '' }, switch: [] },
        publicLibrary: false,
      }),
      logout: async () => undefined,
      switchClient: async () => false,
    },
    library: {
      current: () => ({ settings: {}, modules: [], bookshelves: [] }),
      reload: async () => undefined,
    },
    language: { current: () => 'en', available: () => LANGUAGES },
    header: { setTitle: () => undefined, setBackAction: () => undefined, slot: () => null },
    dialogs: {
      message: async ({ title }) => {
        window.alert(title);
        return undefined;
      },
      notify: () => undefined,
      block: () => () => undefined,
    },
    overlays: { container: options.overlays, styleRoot: document },
    basket: {
      entries: () => [],
      add: () => undefined,
      remove: () => undefined,
      clear: () => undefined,
      subscribe: () => () => undefined,
    },
    storage: { local: memory(), session: memory() },
    telemetry: { report: ({ error }) => error !== undefined && reportError(error) },
    remotes: { mount: async () => ({ unmount: async () => undefined }) },
    embed: { report: options.onEvent, offer: () => undefined },
    terms: { general: '', privacy: '' },
    signal: options.signal,
    placement: 'embed',
    view: { kind: 'page' },
  };
}
