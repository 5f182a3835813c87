import {
  type BasketPort,
  createStorageArea,
  type DialogsPort,
  type HostContext,
  type HttpPort,
  type LanguagePort,
  type LibraryPort,
  type NavigationPort,
  type PicturesPort,
  type RemotesPort,
  type RemoteView,
  type SessionPort,
  type TelemetryPort,
  type TermsLinks,
} from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import { createHeader, NO_HEADER } from './header.ts';

type Store = ReturnType<typeof createStore>;

/** The ports that all remotes share. */
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
  readonly pictures: PicturesPort;
  readonly terms: TermsLinks;
}

/** Creates the context of one mount. Its elements are removed when the signal aborts. */
export function createContextFactory(ports: SharedPorts, store: Store) {
  const header = createHeader(store);
  return (remote: string, view: RemoteView) => {
    // Only the page of the address has the header; a view within it has none.
    const port = view.kind === 'page' ? header.take() : NO_HEADER;
    return (signal: AbortSignal): HostContext => ({
      ...ports,
      view,
      signal,
      placement: 'host',
      tellsTurns: true,
      header: port,
      overlays: { container: overlayContainer(remote, signal), styleRoot: document },
      storage: {
        local: createStorageArea(() => localStorage, `hl-${remote}-`),
        session: createStorageArea(() => sessionStorage, `hl-${remote}-`),
      },
    });
  };
}

function overlayContainer(remote: string, signal: AbortSignal): HTMLElement {
  const container = document.createElement('div');
  container.dataset['overlaysOf'] = remote;
  document.body.append(container);
  signal.addEventListener('abort', () => container.remove(), { once: true });
  return container;
}
