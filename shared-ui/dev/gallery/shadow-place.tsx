import type { ReactNode } from 'react';
import { OverlayRootProvider } from '../../src/overlay-root/index.ts';
import { enableShadowRoots } from '../../src/shadow-roots/index.ts';
import { PlaceProvider, type PlaceSize } from '../../src/use-is-mobile/index.ts';

/** A place in a page that is not ours: its size in CSS pixels, and whether the page has moved it by a transform. */
export interface PlaceLook {
  readonly width: number;
  readonly height: number;
  readonly isTransformed: boolean;
}

/** An institution's page: another root font, a reset that undoes everything, something before and after the place. */
const HOSTILE = `
html { font-size: 10px; line-height: 3; }
* { all: unset; text-transform: uppercase !important; letter-spacing: 4px !important; }
html, body, main, aside { display: block; }
head, script, style { display: none; }
body { padding: 60px 20px; }
aside { height: 600px; }
`;

/**
 * Nothing is inherited; and fixed elements are contained, so that sheets and veils cover the place and not the window.
 */
const PLACE = `
all: initial; display: block; position: relative; contain: layout; height: 100%; font-family: var(--lz-sans);
font-size: var(--lz-text-md); line-height: var(--lz-leading-normal); color: var(--lz-ink); background: var(--lz-paper);
`;

/** Where components render, and how they are wrapped. */
export interface ShadowPlace {
  readonly app: HTMLElement;
  readonly wrap: (children: ReactNode) => ReactNode;
}

/** Makes the page hostile, and a shadow root in it, as an embed does. */
export function createShadowPlace(look: PlaceLook): ShadowPlace {
  enableShadowRoots();
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(HOSTILE);
  for (const sheet of [...document.styleSheets]) sheet.disabled = true;
  document.adoptedStyleSheets = [hostile];

  const host = document.createElement('div');
  host.id = 'place';
  const root = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('link');
  Object.assign(styles, { rel: 'stylesheet', href: 'main.css' });
  const place = document.createElement('div');
  const [app, overlays] = [document.createElement('div'), document.createElement('div')];
  place.append(app, overlays);
  root.append(styles, place);
  // Important: the page's own rules for the host of a shadow root come before those within it.
  const own = new CSSStyleSheet();
  own.replaceSync(`
    :host { display: block !important; width: ${look.width}px !important; height: ${look.height}px !important;
      ${look.isTransformed ? 'transform: translate(15px, 25px) !important;' : ''} }
    .place { ${PLACE} }
    .place > :first-child { height: 100%; }
  `);
  root.adoptedStyleSheets = [own];
  place.className = 'place';

  const main = document.createElement('main');
  const before = document.createElement('button');
  before.textContent = 'Around';
  main.append(before, host);
  const after = document.createElement('aside');
  document.body.replaceChildren(main, after);
  return {
    app,
    wrap: (children) => (
      <PlaceProvider size={sizeOf(place)}>
        <OverlayRootProvider container={overlays}>{children}</OverlayRootProvider>
      </PlaceProvider>
    ),
  };
}

const sizeOf = (place: HTMLElement): PlaceSize => ({
  width: () => place.clientWidth,
  subscribe(listener) {
    const observer = new ResizeObserver(listener);
    observer.observe(place);
    return () => observer.disconnect();
  },
});
