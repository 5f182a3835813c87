import reader from '@leeszaal/remote-reader';
import {
  createStorageArea,
  type EmbedEvent,
  type HostContext,
  type HostLocation,
  LANGUAGES,
  leaveRemote,
  REMOTE_FAULT,
  type RemoteHandle,
  readerPath,
} from '@leeszaal/shared-contracts';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { createLateLayer } from '../messages/late-layer.ts';
import { createMessages } from '../messages/state.ts';
import { part } from '../place/part.ts';
import { createMemoryNavigation, type MemoryEntry } from '../ports/memory-navigation.ts';
import { basketPort, libraryPort, remotesPort, sessionPort, terms } from '../ports/quiet-ports.ts';
import { useFonts } from '../styles/fonts.ts';
import '@leeszaal/shared-ui/scoped.css';
import { createEmbedHttp } from './embed-http.ts';
import type { MountReader, WantedDocument } from './mount.contract.ts';

// react-aria looks for focus and presses in the page only, unless it is told of shadow roots.
enableShadowDOM();

/** Where the reader's values are in the storage of the page's origin. */
const STORAGE_PREFIX = 'leeszaal-reader-';

/** The document of a path, or undefined for a path that only a portal has. */
const isReader = (pathname: string): boolean => pathname.startsWith('/reader/');

/** The entry of a document, whose state tells the reader the format, as results do in the portal. */
const entryOf = ({ docKey, format }: WantedDocument): MemoryEntry => ({
  path: readerPath(docKey),
  state: { mimeType: format },
});

/** Loads what a first document needs, without a document. */
export const prefetchReader = (): void => reader.prefetch?.();

/** Mounts the reader in its place, on the ports of an embed. Resolves after the first render. */
export const mountReader: MountReader = async (options) => {
  const { place, theme, texts } = options;
  const abort = new AbortController();
  const left = new AbortController();
  // Removed with the mount, also when the reader takes too long to leave.
  const outlet = part('lz-outlet', place.screen);
  const overlays = part('lz-layer', place.overlays);
  const messages = createMessages();
  let { language } = options;
  let handle: RemoteHandle | undefined;

  const navigation = createMemoryNavigation({
    start: entryOf(options),
    origin: new URL(options.apiBase).origin,
    onMove: (location: HostLocation) => {
      if (isReader(location.pathname)) handle?.update({ kind: 'location', location });
      else options.onClose();
    },
  });
  const layer = createLateLayer(
    messages,
    (showMessages) => showMessages(place, texts, messages),
    options.onUnreachable,
  );
  const { dialogs } = messages;
  const http = createEmbedHttp(options, { dialogs, layer, left: left.signal });
  const report = (event: EmbedEvent) => {
    if (event.kind === 'opened') layer.prefetch();
    options.report(event);
  };
  const context: HostContext = {
    http,
    navigation,
    dialogs,
    session: sessionPort,
    library: libraryPort,
    language: { current: () => language, available: () => LANGUAGES },
    header: {
      setTitle: () => undefined,
      setBackAction: () => undefined,
      setTheme: theme.setChosen,
      slot: () => null,
    },
    overlays: { container: overlays, styleRoot: place.root },
    basket: basketPort,
    storage: {
      local: createStorageArea(() => localStorage, STORAGE_PREFIX),
      session: createStorageArea(() => sessionStorage, STORAGE_PREFIX),
    },
    telemetry: {
      report: ({ name, error }) => {
        if (name === REMOTE_FAULT) options.onFault(error);
      },
    },
    remotes: remotesPort,
    terms,
    size: place.size,
    embed: { report, offer: options.offer },
    signal: abort.signal,
    placement: 'embed',
    view: { kind: 'page' },
  };

  const endFonts = useFonts();
  const mounting = reader.mount(outlet, context);
  const clear = () => {
    abort.abort();
    endFonts();
    layer.end();
    outlet.remove();
    overlays.remove();
    theme.setChosen(undefined);
  };
  try {
    handle = await mounting;
  } catch (error) {
    clear();
    throw error;
  }
  const mounted = handle;
  return {
    open: (document) => navigation.restart(entryOf(document)),
    setLanguage(next) {
      language = next;
      mounted.update({ kind: 'language', language });
    },
    async unmount() {
      left.abort();
      await leaveRemote(mounted, 'navigate');
      clear();
    },
  };
};
