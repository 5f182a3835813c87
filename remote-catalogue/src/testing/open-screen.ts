import type { AnyPart } from '@leeszaal/remote-kit/parts';
import { defineReactRemote } from '@leeszaal/remote-kit/react';
import { createFakeHost, type FakeHost, type FakeHostOptions } from '@leeszaal/remote-kit/testing';
import type { HostContext, Library, SearchRequest } from '@leeszaal/shared-contracts';
import { act, getConfig } from '@testing-library/react';
import type { ReactNode } from 'react';
import { App as Catalogue } from '../app.component.tsx';
import { loadMessages } from '../load-messages.ts';
import { PARTS } from '../parts.ts';
import { providersWith } from '../providers.component.tsx';
import { createPageMemory, type PageMemory } from '../search/page-memory.ts';

/** A catalogue on a host in memory. */
export interface OpenScreen {
  readonly host: FakeHost;
  /** Path and query of the address. */
  readonly address: () => string;
  /** Unmounts the catalogue and cleans the page. */
  close(): Promise<void>;
}

/** How a screen is opened. */
export interface OpenScreenOptions extends FakeHostOptions {
  /** The library after a reload; the reload fails if this throws. */
  readonly reloaded?: () => Partial<Library>;
  /** Renders a part in place of the whole catalogue. */
  readonly part?: ReactNode;
  /** Runs before the mount. */
  readonly beforeMount?: (context: HostContext) => void;
  /** The memory of earlier mounts of the same page. */
  readonly memory?: PageMemory;
  /** A part that is not prefetched (`late-part.ts`); all others are. */
  readonly late?: AnyPart;
}

/** The searches so far. */
export const searchesOf = ({ host }: OpenScreen): SearchRequest[] =>
  host.http.requestsOf('search').map(({ body }) => body);

/** Opens a screen of the catalogue in the page of the test, as the host would. */
export async function openScreen({
  reloaded = () => ({}),
  part,
  late,
  beforeMount,
  memory = createPageMemory(),
  ...options
}: OpenScreenOptions): Promise<OpenScreen> {
  const host = createFakeHost(options);
  const element = document.createElement('main');
  document.body.append(element);
  const showPart = () => part;
  const App = part === undefined ? Catalogue : showPart;
  const remote = defineReactRemote({
    App,
    Providers: providersWith(memory),
    loadMessages,
    ...(beforeMount && { beforeMount }),
  });
  await Promise.all(PARTS.filter((ahead) => ahead !== late).map(({ load }) => load()));
  const { library } = host.context;
  const reload = async () => {
    const fresh = { ...library.current(), ...reloaded() };
    return act(() => host.change({ kind: 'library', library: fresh }));
  };
  const context = { ...host.context, library: { ...library, reload } };
  // The mount waits for its first paint, which `act` would keep back until the mount is over.
  const handle = await getConfig().asyncWrapper(() => remote.mount(element, context));
  host.connect(handle);
  return {
    host,
    address: () => {
      const { pathname, search } = host.navigation.current();
      return pathname + search;
    },
    close: async () => {
      await act(() => handle.unmount('navigate'));
      element.remove();
      host.dispose();
    },
  };
}
