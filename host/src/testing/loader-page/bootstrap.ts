import { createFakeHost } from '@leeszaal/remote-kit/testing';
import { declareLayers } from '../../remotes/declare-layers.ts';
import { createRemotes } from '../../remotes/index.ts';
import { sharedReact } from '../../remotes/share-react.ts';
import { routeOf } from '../../routing/routes.ts';
import './layers.css';

/*
 * A minimal host: the real loader and routes under the real policy. It loads the remote of the address, the first
 * one without a registry, and reports the outcome as text.
 */
const outlet = document.querySelector('main');
const status = document.querySelector('[role=status]');
const again = document.querySelector('button');
if (!outlet || !status || !again) throw new Error('The page is not what it should be');

const fetchFile = window.fetch.bind(window);
const remotes = createRemotes({
  shared: Promise.resolve(sharedReact),
  fetchFile,
  registryUrl: new URL('/registry.json', location.href).href,
  store: localStorage,
  now: () => new Date(),
});

remotes.registry.listen((registry) => declareLayers(Object.keys(registry.remotes)));
const known = await remotes.registry.current();
const route = known.kind === 'registry' ? routeOf(known.registry, location.pathname) : undefined;

const remote = remotes.start({
  name: route?.remote ?? 'sample',
  outlet,
  contextFor: () => createFakeHost().context,
});
const show = (): void => {
  const { state } = remote;
  status.textContent = state.phase === 'failed' ? state.failure.reason : state.phase;
};
remote.subscribe(show);
show();
again.addEventListener('click', () => remote.retry());
