/** Where a remote throws; `change` is its answer to a change of the host, such as another address. */
export type Place = 'evaluation' | 'mount' | 'render' | 'change' | 'event';

interface Handle {
  update(change: unknown): void;
}
interface Remote {
  mount(element: HTMLElement, context: { readonly size: unknown }): Promise<Handle>;
}
interface Container {
  get(name: string): Promise<() => { readonly default: Remote }>;
}

/** The item of the session storage that names the place. */
export const THROWS = 'throws-in-remotes';

/** Makes remotes throw at the place that the session storage names. Call it in the page, before its code. */
export function throwInRemotes({ names, item }: { names: readonly string[]; item: string }): void {
  if (self.origin === 'null') return;
  const throwAt = (place: Place): void => {
    if (sessionStorage.getItem(item) === place) throw new Error(`thrown: ${place}`);
  };

  const spoiled = (remote: Remote): Remote => ({
    ...remote,
    async mount(element, context) {
      throwAt('mount');
      element.addEventListener('click', () => throwAt('event'));
      const handle = await remote.mount(
        element,
        Object.defineProperty({ ...context }, 'size', {
          get() {
            throwAt('render');
            return context.size;
          },
        }),
      );
      return {
        ...handle,
        update(change) {
          throwAt('change');
          handle.update(change);
        },
      };
    },
  });

  const spoiledContainer = (container: Container): Container => ({
    ...container,
    async get(name) {
      const evaluate = await container.get(name);
      return () => {
        throwAt('evaluation');
        const exposed = evaluate();
        return { ...exposed, default: spoiled(exposed.default) };
      };
    },
  });

  for (const name of names) {
    let container: Container | undefined;
    // The entry of a remote sets a global variable of its name.
    Object.defineProperty(window, name, {
      get: () => container,
      set(given: Container | undefined) {
        container = given && spoiledContainer(given);
      },
    });
  }

  // No code catches an error of an event; a journey would fail on it.
  addEventListener('error', (event) => {
    if (!event.message.includes('thrown: event')) return;
    event.preventDefault();
    sessionStorage.removeItem(item);
  });
}
