import type {
  BasketPort,
  DialogsPort,
  HostContext,
  HttpPort,
  LanguagePort,
  LibraryPort,
  NavigationPort,
  RemotesPort,
  RemoteView,
  SessionPort,
  TelemetryPort,
  TermsLinks,
} from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import { headerBackAtom, headerSlotAtom, headerTitleAtom } from '../state/atoms.ts';
import { createStorageArea } from './storage.ts';

/** What is the same for every remote. */
export interface SharedPorts {
  readonly http: HttpPort;
  readonly session: SessionPort;
  readonly library: LibraryPort;
  readonly navigation: NavigationPort;
  readonly language: LanguagePort;
  readonly dialogs: DialogsPort;
  readonly basket: BasketPort;
  readonly telemetry: TelemetryPort;
  readonly remotes: RemotesPort;
  readonly terms: TermsLinks;
}

/** Makes the context of one mount. What the remote puts into the page goes when the signal aborts. */
export function createContextFactory(ports: SharedPorts, store: ReturnType<typeof createStore>) {
  return (remote: string, view: RemoteView) =>
    (signal: AbortSignal): HostContext => ({
      ...ports,
      view,
      signal,
      placement: 'host',
      header: headerOf(view, store, signal),
      overlays: { container: overlayContainer(remote, signal), styleRoot: document },
      storage: {
        local: createStorageArea(() => localStorage, `hl-${remote}-`),
        session: createStorageArea(() => sessionStorage, `hl-${remote}-`),
      },
    });
}

/** Only the page that belongs to the address has the header; a view within another page has none. */
function headerOf(
  view: RemoteView,
  store: ReturnType<typeof createStore>,
  signal: AbortSignal,
): HostContext['header'] {
  if (view.kind === 'named') {
    return { setTitle: () => undefined, setBackAction: () => undefined, slot: () => null };
  }
  return {
    setTitle: (title) => {
      if (!signal.aborted) store.set(headerTitleAtom, title);
    },
    setBackAction: (action) => {
      if (!signal.aborted) store.set(headerBackAtom, action);
    },
    slot: () => store.get(headerSlotAtom),
  };
}

function overlayContainer(remote: string, signal: AbortSignal): HTMLElement {
  const container = document.createElement('div');
  container.dataset['overlaysOf'] = remote;
  document.body.append(container);
  signal.addEventListener('abort', () => container.remove(), { once: true });
  return container;
}
