import { jest } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { createMemorySource, type MemorySource } from '../../../source/testing/memory-source.ts';
import { STANDARD_LOOK } from '../../contract/reading-look.ts';
import type {
  CommentView,
  Viewer,
  ViewerFailure,
  ViewerState,
} from '../../contract/viewer.contract.ts';
import { PageOpenError } from '../../state/page-failure.ts';
import type { OpenPage } from '../engine/open-page.ts';

const here = (file: string) => new URL(file, import.meta.url).pathname;
const A4 = { width: 595, height: 842 };
const PAGES = 9;

/** How the mocked engine behaves, what it returns for every page, and who learns what was scrolled into view. */
export const engine = {
  paints: true,
  isLost: false,
  texts: Promise.resolve(),
  tags: null as object | null,
  annotations: [] as readonly object[],
  onSeen: (_element: Element): void => undefined,
};

// The engine needs a browser; pages here are sheets with three words on them.
jest.unstable_mockModule(here('../engine/open-page.ts'), () => ({
  openPage: async (): Promise<Omit<OpenPage, 'proxy' | 'paintDocument'> & { proxy: object }> => ({
    proxy: {
      getViewport: () => ({ ...A4, convertToViewportPoint: (x: number, y: number) => [x, y] }),
      getStructTree: async () => engine.tags,
      getAnnotations: async () => engine.annotations,
    },
    close: () => undefined,
    isLost: () => engine.isLost,
  }),
}));
jest.unstable_mockModule(here('../engine/paint-page.ts'), () => ({
  paintPage: async () => {
    if (!engine.paints) throw new PageOpenError(new Error('no memory'));
    return document.createElement('canvas');
  },
}));
jest.unstable_mockModule(here('../layers/text-layer.ts'), () => ({
  buildTextLayer: async () => {
    await engine.texts;
    const layer = document.createElement('div');
    layer.dataset['text'] = '';
    layer.innerHTML = '<span class="markedContent" id="words">of the sea</span>';
    return layer;
  },
}));
jest.unstable_mockModule(here('../../stage/scroll-to-centre.ts'), () => ({
  scrollToCentre: (each: Element) => engine.onSeen(each),
}));
jest.unstable_mockModule(here('../layers/link-layer.ts'), () => ({
  buildLinkLayer: () => document.createElement('div'),
}));
const { createPdfViewer } = await import('../pdf-viewer.ts');

const workers = {
  take: () => ({
    worker: () => Promise.reject(new Error('Pages are opened by the test')),
    paintDocument: async () => document,
    end: () => {},
    giveUp: () => {},
    release: async () => {},
  }),
};

/** A viewer in the page of the test. */
export interface OpenPdfViewer {
  readonly element: HTMLElement;
  readonly source: MemorySource;
  readonly viewer: Viewer;
  /** The failures so far. */
  readonly failures: readonly ViewerFailure[];
  /** The elements that were scrolled into view. */
  readonly seen: readonly Element[];
  /** For each jump, whether it followed a link. */
  readonly jumps: readonly boolean[];
  /** The comments that were opened. */
  readonly commented: readonly CommentView[];
  /** Sets the reaction to a failure. */
  readonly whenFailing: (react: () => void) => void;
  readonly stage: () => HTMLElement;
  /** The number of the shown page. */
  readonly shownPage: () => number | undefined;
  /** The text layer. */
  readonly text: () => Element | null;
  /** Resolves once the viewer's state is of this kind. */
  readonly became: (kind: ViewerState['kind']) => Promise<void>;
  /** Resolves once this page is shown. */
  readonly shows: (page: number) => Promise<void>;
}

let opened: OpenPdfViewer | undefined;

/** Closes the viewer, and resets the engine. */
export async function closePdfViewer(): Promise<void> {
  await opened?.viewer.destroy();
  opened?.element.remove();
  opened = undefined;
  engine.paints = true;
  engine.isLost = false;
  engine.texts = Promise.resolve();
  engine.tags = null;
  engine.annotations = [];
  engine.onSeen = () => undefined;
}

/** Opens a viewer of nine pages; `closePdfViewer` ends it. */
export function openPdfViewer(
  contents: Promise<readonly ContentsEntry[]> = Promise.resolve([]),
  pageProgression?: 'rtl',
): OpenPdfViewer {
  const failures: ViewerFailure[] = [];
  const seen: Element[] = [];
  const jumps: boolean[] = [];
  const commented: CommentView[] = [];
  let react = () => {};
  engine.onSeen = (each) => void seen.push(each);
  const element = document.createElement('div');
  document.body.append(element);
  const sheet = new Uint8Array(1);
  const source = createMemorySource({
    pages: Object.fromEntries([...Array(PAGES)].map((_page, at) => [at + 1, sheet])),
  });
  const viewer = createPdfViewer(
    {
      element,
      source,
      contents,
      document: {
        ...{ title: null, pubKey: 'pub-1', authors: [], jurisdiction: [] },
        appearance: { mimeType: 'application/pdf', numPages: PAGES },
        ...(pageProgression && { pageProgression }),
      },
      look: STANDARD_LOOK,
      pageLabel: (page) => `Page ${page}`,
      openExternal: () => undefined,
      onJump: (isLink) => void jumps.push(isLink),
      commentLabel: (author) => `Comment by ${author}`,
      onComment: (comment) => void commented.push(comment),
      onFailure: (failure) => {
        failures.push(failure);
        react();
      },
      onActivity: () => undefined,
    },
    workers.take(),
  );
  const shownPage = () => {
    const state = viewer.state();
    return state.kind === 'ready' ? state.view.page : undefined;
  };
  /** Resolves as soon as the condition holds. */
  const until = (isSo: () => boolean): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => isSo() && resolve();
    viewer.subscribe(look);
    look();
    return promise;
  };
  opened = {
    ...{ element, source, viewer, failures, seen, jumps, commented, shownPage },
    whenFailing: (reaction) => {
      react = reaction;
    },
    stage: () => element.firstElementChild as HTMLElement,
    text: () => element.querySelector('[data-text]'),
    became: (kind) => until(() => viewer.state().kind === kind),
    shows: (page) => until(() => shownPage() === page),
  };
  return opened;
}

/** Lets pending promises settle. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets pending promises settle, then work that waits for a paint. */
export async function settled(): Promise<void> {
  await arrived();
  await new Promise(requestAnimationFrame);
  await arrived();
}
