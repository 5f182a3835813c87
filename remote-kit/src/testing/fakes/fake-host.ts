import {
  type HostChange,
  type HostContext,
  LANGUAGES,
  type Language,
  type Library,
  type NextAddress,
  type PicturesPort,
  type RemoteHandle,
  type RemoteView,
  type Session,
  type TelemetryEvent,
} from '@leeszaal/shared-contracts';
import { createFakeBasket } from './fake-basket.ts';
import { createFakeDialogs, type FakeDialogs } from './fake-dialogs.ts';
import { createFakeEmbed, type FakeEmbed } from './fake-embed.ts';
import { createFakeHeader, type FakeHeader } from './fake-header.ts';
import { createFakeHttp, type FakeAnswers, type FakeHttp } from './fake-http.ts';
import { createFakeNavigation, type FakeNavigation } from './fake-navigation.ts';
import { createFakeSize } from './fake-size.ts';
import { createFakeStorageArea } from './fake-storage.ts';

/** Initial values of a test; the default is a plain session of a user. */
export interface FakeHostOptions {
  readonly path?: string;
  readonly language?: Language;
  readonly session?: Partial<Session>;
  readonly library?: Partial<Library>;
  readonly answers?: FakeAnswers;
  /** `embed` also gives the context an `embed` port. */
  readonly placement?: HostContext['placement'];
  /** The width of the remote's place, in CSS pixels. By default it has the window. */
  readonly width?: number;
  readonly view?: RemoteView;
  /** By default a host that prefetches none. */
  readonly pictures?: PicturesPort;
  /** By default the host leaves turns in queues to the catalogue. */
  readonly tellsTurns?: boolean;
}

/** A host in memory: the context for a remote, and the test's hands on it. */
export interface FakeHost {
  readonly context: HostContext;
  readonly http: FakeHttp;
  readonly navigation: FakeNavigation;
  readonly dialogs: FakeDialogs;
  readonly events: readonly TelemetryEvent[];
  /** The state of the header. */
  readonly header: FakeHeader;
  /** The reports and commands of an embedded remote; empty in the placement `host`. */
  readonly embed: FakeEmbed;
  /** Library parts that were asked to load again. */
  readonly reloads: readonly (keyof Library)[];
  /** The paths from which a remote sent the person to the login. */
  readonly signIns: readonly string[];
  /** The remotes that were prefetched, each once, in order. */
  readonly prefetched: readonly string[];
  /** The remotes that were prefetched because they are opened next, in order. */
  readonly prefetchedNext: readonly string[];
  /** The media types that were given with these, in order. */
  readonly prefetchedMimeTypes: readonly (string | undefined)[];
  /** The addresses that were given with these, in order. */
  readonly prefetchedAddresses: readonly (NextAddress | undefined)[];
  /** Tells changes to the handle from now on. */
  connect(handle: RemoteHandle): void;
  /** Changes the host, and updates the connected handle. */
  change(change: HostChange): void;
  /** Changes the width of the remote's place. @throws when the host was made without a width */
  resize(width: number): void;
  /** Aborts the signal and removes the host's elements. */
  dispose(): void;
}

const someone: Session = {
  user: { id: '1', name: { full: 'Noor van Dijk' }, email: 'noor@example.org' },
  role: 'user',
  client: { current: { ref: 'one', name: 'Library One', email: 'desk@example.org' }, switch: [] },
  publicLibrary: false,
};

const emptyLibrary: Library = { settings: {}, modules: [], bookshelves: [] };

/** Makes a host in memory. */
export function createFakeHost(options: FakeHostOptions = {}): FakeHost {
  let language = options.language ?? 'en';
  let session: Session = { ...someone, ...options.session };
  let library: Library = { ...emptyLibrary, ...options.library };
  let handle: RemoteHandle | undefined;
  const abort = new AbortController();
  const events: TelemetryEvent[] = [];
  const prefetched: string[] = [];
  const prefetchedNext: string[] = [];
  const prefetchedMimeTypes: (string | undefined)[] = [];
  const prefetchedAddresses: (NextAddress | undefined)[] = [];
  const reloads: (keyof Library)[] = [];
  const signIns: string[] = [];
  const { header, port } = createFakeHeader();
  const { embed, port: embedPort } = createFakeEmbed();
  const size = options.width === undefined ? undefined : createFakeSize(options.width);
  const overlays = document.createElement('div');
  document.body.append(header.slot, overlays);
  const http = createFakeHttp(options.answers);
  const dialogs = createFakeDialogs();
  const navigation = createFakeNavigation(options.path ?? '/', (location) =>
    handle?.update({ kind: 'location', location }),
  );

  const context: HostContext = {
    ...(options.pictures && { pictures: options.pictures }),
    ...(size && { size }),
    ...(options.tellsTurns && { tellsTurns: true }),
    ...(options.placement === 'embed' && { embed: embedPort }),
    http,
    navigation,
    dialogs,
    session: {
      current: () => session,
      logout: async () => undefined,
      switchClient: async () => true,
      ...(options.placement !== 'embed' && {
        signIn: () => void signIns.push(navigation.current().pathname),
      }),
    },
    library: {
      current: () => library,
      reload: async (part) => void reloads.push(part),
    },
    language: { current: () => language, available: () => LANGUAGES },
    header: port,
    overlays: { container: overlays, styleRoot: document },
    basket: createFakeBasket(),
    storage: { local: createFakeStorageArea(), session: createFakeStorageArea() },
    telemetry: { report: (event) => void events.push(event) },
    terms: { general: '/terms/general', privacy: '/terms/privacy' },
    remotes: {
      mount: async () => ({ unmount: async () => undefined }),
      prefetch: (remote, isNext = false, mimeType, address) => {
        if (isNext) {
          prefetchedNext.push(remote);
          prefetchedMimeTypes.push(mimeType);
          prefetchedAddresses.push(address);
        } else if (!prefetched.includes(remote)) prefetched.push(remote);
      },
    },
    signal: abort.signal,
    placement: options.placement ?? 'host',
    view: options.view ?? { kind: 'page' },
  };

  return {
    context,
    http,
    navigation,
    dialogs,
    events,
    header,
    embed,
    reloads,
    signIns,
    prefetched,
    prefetchedNext,
    prefetchedMimeTypes,
    prefetchedAddresses,
    connect: (mounted) => {
      handle = mounted;
    },
    change: (change) => {
      if (change.kind === 'language') language = change.language;
      if (change.kind === 'session') session = change.session;
      if (change.kind === 'library') library = change.library;
      handle?.update(change);
    },
    resize: (width) => {
      if (size === undefined) throw new Error('Give the fake host a width first.');
      size.resize(width);
    },
    dispose: () => {
      handle = undefined;
      abort.abort();
      header.slot.remove();
      overlays.remove();
    },
  };
}
