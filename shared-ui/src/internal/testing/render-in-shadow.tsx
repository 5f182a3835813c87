import {
  type BoundFunctions,
  type queries,
  type RenderResult,
  render,
  within,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { OverlayRootProvider } from '../../overlay-root/index.ts';

/** Components in a shadow root of a page. */
export interface RenderedInShadow extends Pick<RenderResult, 'unmount'> {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The container of overlays, in the shadow root. */
  readonly overlays: HTMLElement;
  /** Queries within the shadow root. */
  readonly screen: BoundFunctions<typeof queries>;
  readonly focused: () => Element | null;
  /** Renders something else in the same place. */
  readonly rerender: (children: ReactNode) => void;
}

/** Renders components as an embed does: React root and overlays are in one shadow root of a page that has more. */
export function renderInShadow(children: ReactNode): RenderedInShadow {
  document.body.innerHTML = '<a id="around" href="/around">Around</a><div id="host"></div>';
  const host = document.body.querySelector('#host') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  const [app, overlays] = [document.createElement('div'), document.createElement('div')];
  const place = document.createElement('div');
  place.append(app, overlays);
  root.append(place);
  const wrap = (content: ReactNode) => (
    <OverlayRootProvider container={overlays}>{content}</OverlayRootProvider>
  );
  const { unmount, rerender } = render(wrap(children), { container: app, baseElement: app });
  return {
    host,
    root,
    overlays,
    screen: within(place),
    focused: () => root.activeElement,
    rerender: (next) => rerender(wrap(next)),
    unmount,
  };
}
