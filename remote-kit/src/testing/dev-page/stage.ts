import type { HostContext, RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';
import type { FakeHost } from '../fakes/fake-host.ts';
import { pageElement } from './page-element.ts';

/** Where a development page shows one remote at a time. */
export interface Stage {
  /** The named view that is shown, if it is one. */
  view(): string | undefined;
  /** Shows a view of the remote that is here, at another place of the portal. */
  go(path: string, view: string | undefined): Promise<void>;
  /** Shows this version in the place of the one before; the host stays as it is. */
  replace(remote: RemoteModule): Promise<void>;
}

/** Mounts a remote in an element; resolves after its first render. */
export async function createStage(
  main: HTMLElement,
  host: FakeHost,
  context: HostContext,
  begin: { readonly remote: RemoteModule; readonly view: string | undefined },
): Promise<Stage> {
  let { remote, view } = begin;
  let takeAway = await show();

  async function show(): Promise<() => Promise<void>> {
    const abort = new AbortController();
    const outlet = pageElement('div', { class: 'dev-outlet' });
    main.replaceChildren(outlet);
    const handle = await remote.mount(outlet, {
      ...context,
      signal: abort.signal,
      view: view === undefined ? { kind: 'page' } : { kind: 'named', name: view },
    });
    host.connect(keepingAddress(handle, host));
    keepAddress(host);
    return async () => {
      await handle.unmount('navigate');
      abort.abort();
    };
  }

  return {
    view: () => view,
    async go(path, nextView) {
      if (nextView === view) return host.navigation.navigate(path);
      await takeAway();
      view = nextView;
      host.navigation.navigate(path);
      takeAway = await show();
    },
    async replace(next) {
      await takeAway();
      remote = next;
      takeAway = await show();
    },
  };
}

function keepingAddress(handle: RemoteHandle, host: FakeHost): RemoteHandle {
  return {
    unmount: handle.unmount,
    update: (change) => {
      keepAddress(host);
      handle.update(change);
    },
  };
}

/** Updates the address bar, so that a reload shows the same screen. */
function keepAddress({ navigation }: FakeHost): void {
  const { pathname, search, hash } = navigation.current();
  window.history.replaceState(null, '', pathname + search + hash);
}
