import { type AppearanceMetadata, NetworkError } from '@leeszaal/shared-contracts';
import type { DocumentSource, Segment } from '../../source/document-source.contract.ts';
import { STANDARD_LOOK } from '../contract/reading-look.ts';
import type { Viewer, ViewerOptions } from '../contract/viewer.contract.ts';
import { whenIdle } from '../scheduling/when-idle.ts';

/** Milliseconds after which a page that is not shown is given up. */
const LIMIT_MS = 2000;

const PATH = 'page.xhtml';
const TEXT =
  'The page of a book, with a <em>word</em> in another face and a <a href="#top">link</a>. ';
const PARAGRAPH = `<p class="text">${TEXT.repeat(6)}</p>`;
const MARKUP = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>A page</title>
<style>.text { margin: 0; text-indent: 1em; text-align: justify; }</style></head>
<body id="top"><h1>A page</h1>${PARAGRAPH.repeat(12)}</body></html>`;

const DOCUMENT: AppearanceMetadata = {
  docKey: '',
  pubKey: '',
  appearance: { mimeType: 'application/epub+zip', numPages: 1 },
  title: '',
  authors: [],
  jurisdiction: [],
  spine: [{ path: PATH, linear: true, layout: 'reflowable', length: MARKUP.length }],
};

const none = () => Promise.reject(new NetworkError('The page of a warm-up has nothing else'));

/** A source of one segment, which is on no server. */
function sourceOfPage(): DocumentSource {
  const address = (path: string) => new URL(`/warm-up/${path}`, location.href).href;
  const segment: Segment = {
    path: PATH,
    markup: MARKUP,
    mediaType: 'application/xhtml+xml',
    address: address(PATH),
  };
  return {
    segment: async () => segment,
    contents: async () => [],
    address,
    page: none,
    search: none,
    print: none,
    thumbnail: none,
    cover: none,
  };
}

/** A place that is neither seen, read out nor focused. Its pages are laid out. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.inert = true;
  place.ariaHidden = 'true';
  Object.assign(place.style, {
    position: 'fixed',
    top: '0',
    left: '-10000px',
    width: '800px',
    height: '600px',
    contain: 'strict',
  });
  return place;
}

/** Resolves when the page is shown or has failed. */
const settled = (viewer: Viewer): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!['empty', 'loading'].includes(viewer.state().kind)) resolve();
    };
    viewer.subscribe(look);
    look();
  });

/**
 * Opens a page of its own in idle time and removes it, so that the first page of a book is not the first for which the
 * browser compiles and runs this code.
 *
 * @param createViewer makes the viewer whose code is compiled
 * @param home its element is added here
 * @param signal ends it, since a document is about to be opened
 */
export async function warmUp(
  createViewer: (options: ViewerOptions) => Viewer,
  home: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  if (signal.aborted) return;
  const place = hiddenPlace();
  home.append(place);
  const ignore = () => undefined;
  const viewer = createViewer({
    element: place,
    keyRoot: place,
    source: sourceOfPage(),
    document: DOCUMENT,
    contents: [{ title: 'A page', link: PATH, children: [] }],
    look: STANDARD_LOOK,
    pageLabel: () => '',
    openExternal: ignore,
    onFailure: ignore,
    onActivity: ignore,
  });
  const { promise: limit, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LIMIT_MS);
  signal.addEventListener('abort', () => resolve(), { once: true });
  try {
    viewer.open();
    await Promise.race([settled(viewer), limit]);
    await viewer.destroy();
  } finally {
    clearTimeout(timer);
    place.remove();
  }
}
