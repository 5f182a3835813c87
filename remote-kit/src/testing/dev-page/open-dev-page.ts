import {
  type BasketEntry,
  LANGUAGES,
  type RemoteModule,
  ROLES,
  type Role,
} from '@leeszaal/shared-contracts';
import { createFakeHost, type FakeHost } from '../fakes/fake-host.ts';
import type { FakeAnswers } from '../fakes/fake-http.ts';
import { loadLibrary } from './load-library.ts';
import { pageContext } from './page-context.ts';
import { pageButton, pageChoice, pageElement } from './page-element.ts';
import { createStage, type Stage } from './stage.ts';

/** Something of a remote to look at. */
export interface DevScreen {
  readonly label: string;
  readonly path: string;
  /** The named view to show there; the page that belongs to the path without one. */
  readonly view?: string;
}

/** Options of a remote's development page. */
export interface DevPageOptions {
  readonly remote: RemoteModule;
  /** The choices; the page begins with the first. */
  readonly screens: readonly [DevScreen, ...DevScreen[]];
  /** The server's answers, also for the library (settings, modules, shelves). */
  readonly answers: FakeAnswers;
  /** The initial basket. */
  readonly basket?: readonly BasketEntry[];
  /** The role to begin with; `user` without one. */
  readonly role?: Role;
}

/** A page that shows a remote alone. */
export interface DevPage {
  /** Shows a newer version of the remote in the place of the one before; the host stays as it is. */
  replace(remote: RemoteModule): Promise<void>;
}

/**
 * Shows a remote alone, in the element `#app`, on fakes in memory: a bar with its screens, the
 * languages and the roles, and below it the remote. The page's own words are for its developers and
 * stay English.
 *
 * @example
 * ```ts
 * const screens = [{ label: 'Basket', path: '/shop/basket' }] as const;
 * const page = await openDevPage({ remote, screens, answers: {} });
 * import.meta.webpackHot?.accept('../src/remote.ts', () => page.replace(remote));
 * ```
 * @throws RangeError when the document has no `#app`
 */
export async function openDevPage(options: DevPageOptions): Promise<DevPage> {
  const app = document.getElementById('app');
  if (!app) throw new RangeError('The document has no #app');
  const bar = pageElement('header', { class: 'dev-bar' });
  const main = pageElement('main', { class: 'dev-main' });
  app.replaceChildren(bar, main);

  const language = pageChoice('Language', LANGUAGES, {
    key: 'dev-language',
    fallback: 'en',
    onChoose: (chosen) => host.change({ kind: 'language', language: chosen }),
  });
  const role = pageChoice('Role', ROLES, {
    key: 'dev-role',
    fallback: options.role ?? 'user',
    onChoose: (chosen) =>
      host.change({
        kind: 'session',
        session: { ...host.context.session.current(), role: chosen },
      }),
  });
  const path = currentPath();
  const host = createFakeHost({
    path: path === '/' ? options.screens[0].path : path,
    language: language.chosen,
    session: { role: role.chosen },
    answers: options.answers,
  });
  for (const entry of options.basket ?? []) host.context.basket.add(entry);
  host.change({ kind: 'library', library: await loadLibrary(host.http) });
  const title = pageElement('strong', {});
  const back = pageElement('span', {});
  const doors = pageElement('nav', {});
  bar.append(doors, language.element, role.element, back, title, host.header.slot);
  const { pathname, search } = host.navigation.current();
  const stage = await createStage(main, host, pageContext(host, { app, title, back }), {
    remote: options.remote,
    view: options.screens.find((screen) => screen.path === pathname + search)?.view,
  });
  for (const screen of options.screens) {
    doors.append(pageButton(screen.label, () => void goTo(host, stage, screen)));
  }
  return { replace: stage.replace };
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/** A second press of the home button is one of its own (`docs/behaviour.md` C1). */
function goTo(host: FakeHost, stage: Stage, { path, view }: DevScreen): Promise<void> | void {
  const isHome = path === '/' && host.navigation.current().pathname === '/';
  return isHome ? host.change({ kind: 'home' }) : stage.go(path, view);
}
