import type { HostContext } from '@leeszaal/shared-contracts';
import type { FakeHost } from '../fakes/fake-host.ts';
import { loadPart } from './load-library.ts';
import { createPageDialogs } from './page-dialogs.ts';
import { pageButton } from './page-element.ts';

/** The elements in which a development page shows a remote's calls of its ports. */
export interface PagePlaces {
  /** For dialogs. */
  readonly app: HTMLElement;
  readonly title: HTMLElement;
  readonly back: HTMLElement;
}

/** The context of the fakes; what they would only remember is there to be seen. */
export function pageContext(host: FakeHost, { app, title, back }: PagePlaces): HostContext {
  const { context } = host;
  return {
    ...context,
    header: {
      ...context.header,
      setTitle: (text) => title.replaceChildren(text ?? ''),
      setBackAction: (action) =>
        back.replaceChildren(...(action ? [pageButton(action.label, action.onPress)] : [])),
    },
    dialogs: createPageDialogs(app),
    library: {
      current: context.library.current,
      reload: async (part) => {
        const library = context.library.current();
        const loaded = await loadPart(host.http, part, library[part]);
        host.change({ kind: 'library', library: { ...library, [part]: loaded } });
      },
    },
    remotes: {
      mount: async (remote, view, element) => {
        element.textContent = `Here the portal shows ${view} of ${remote}.`;
        return { unmount: async () => element.replaceChildren() };
      },
    },
  };
}
