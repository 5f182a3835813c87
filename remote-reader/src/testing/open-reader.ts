import { jest } from '@jest/globals';
import {
  createFakeHost,
  type FakeAnswers,
  type FakeHost,
  type FakeHostOptions,
} from '@leeszaal/remote-kit/testing';
import {
  type AppearanceMetadata,
  type ContentsEntry,
  formatOf,
  type StoragePort,
} from '@leeszaal/shared-contracts';
import { act, getConfig, waitFor, within } from '@testing-library/react';
import type { CreateViewerOptions } from '../viewers/contract/viewer.contract.ts';
import type { Viewers } from '../viewers/viewers.ts';
import { createFakeViewer, type FakeViewer } from './fake-viewer.ts';

/** The viewers of the last mount. */
let viewersOfMount: FakeViewer[] = [];
let failing = 0;

/** Makes the code of the next viewers fail to load. */
export function failViewers(count: number): void {
  failing = count;
}

// jsdom has no workers and frames: tests of the screen use a viewer in memory.
jest.unstable_mockModule(new URL('../viewers/viewers.ts', import.meta.url).pathname, () => ({
  createViewers: (): Viewers => {
    const viewers: FakeViewer[] = [];
    viewersOfMount = viewers;
    return {
      prepare: () => () => undefined,
      startAhead: () => undefined,
      dropEngine: () => undefined,
      create: async ({ contents, ...options }: CreateViewerOptions) => {
        if (failing > 0) {
          failing -= 1;
          throw new TypeError('offline');
        }
        // A PDF does not wait for its contents.
        const isPdf = formatOf(options.document.appearance.mimeType) === 'pdf';
        const viewer = createFakeViewer({ ...options, contents: isPdf ? [] : await contents });
        viewers.push(viewer);
        return viewer;
      },
    };
  },
}));
const { default: reader } = await import('../remote.ts');

/** A PDF of a hundred pages. */
export const BOOK: AppearanceMetadata = {
  title: 'A Handbook / of Rooms',
  pubKey: 'pub-1',
  authors: ['Oosterhuis, Marit', 'Kade, Joris'],
  jurisdiction: [],
  appearance: { mimeType: 'application/pdf', numPages: 100 },
};

/** The same document as an EPUB. */
export const NOVEL: AppearanceMetadata = {
  ...BOOK,
  appearance: { mimeType: 'application/epub+zip', numPages: 0 },
  spine: [{ path: 'one.xhtml', linear: true, layout: 'reflowable' }],
};

const entry = (title: string, page: number, children: ContentsEntry[] = []): ContentsEntry => ({
  title,
  link: `${page}.pdf`,
  children,
});

/** Three chapters, the second with a part. */
export const CONTENTS: readonly ContentsEntry[] = [
  entry('Doors', 1),
  entry('Windows', 20, [entry('Of glass', 30)]),
  entry('Stairs', 60),
];

/** A loan of ten minutes. */
export const LOAN = { licenseKey: 'key-1', softExpiryTime: 600 };

const ANSWERS: FakeAnswers = {
  getAppearance: () => BOOK,
  acquireLicence: () => LOAN,
  getLicenceExpiry: () => LOAN,
  extendLicence: () => LOAN,
  releaseLicence: () => undefined,
  getContents: () => CONTENTS,
  getReadingPlace: () => ({ place: null, now: 0 }),
  saveReadingPlace: () => undefined,
  searchDocument: () => [],
};

/** A host other than that of a user in the portal. */
export interface MountOptions extends FakeHostOptions {
  readonly storage?: StoragePort;
}

/** A reader on a host in memory. */
export interface OpenReader {
  readonly host: FakeHost;
  /** In which it was mounted. */
  readonly element: HTMLElement;
  /** The names of the calls so far. */
  readonly calls: () => readonly string[];
  /** The last viewer; throws without one. */
  readonly viewer: () => FakeViewer;
  /** Number of viewers so far. */
  readonly viewerCount: () => number;
  /** Runs a change outside of React, and waits for its effects. */
  readonly change: (run: () => void) => Promise<void>;
  close(): Promise<void>;
}

/**
 * Mounts the reader at an address, as the host does.
 *
 * @param kept local storage of an earlier visit
 * @param options of the host, such as the placement
 */
export async function openReader(
  answers: FakeAnswers = {},
  path = '/reader/doc-1',
  kept: Readonly<Record<string, string>> = {},
  { storage, ...options }: MountOptions = {},
): Promise<OpenReader> {
  const host = createFakeHost({ ...options, path, answers: { ...ANSWERS, ...answers } });
  const context = { ...host.context, ...(storage && { storage }) };
  for (const [key, value] of Object.entries(kept)) host.context.storage.local.set(key, value);
  const element = document.createElement('main');
  const place = document.createElement('div');
  document.body.append(place);
  place.append(element);
  // As an embed has its own, in its shadow root.
  if (options.placement === 'embed') place.append(context.overlays.container);
  // Without `act`, which would delay the first paint that the mount waits for.
  const mounting = reader.mount(element, context);
  const viewers = viewersOfMount;
  const handle = await getConfig().asyncWrapper(() => mounting);
  host.connect(handle);
  return {
    host,
    element,
    calls: () => host.http.calls.map(({ name }) => name),
    viewer: () => {
      const last = viewers.at(-1);
      if (!last) throw new Error('No viewer was made');
      return last;
    },
    viewerCount: () => viewers.length,
    change: async (run) => act(async () => run()),
    close: async () => {
      await act(() => handle.unmount('navigate'));
      place.remove();
      host.dispose();
    },
  };
}

/** The same, once document and controls are shown. */
export async function openBook(...mount: Parameters<typeof openReader>): Promise<OpenReader> {
  const opened = await openReader(...mount);
  await waitFor(() => opened.viewer());
  await within(opened.element).findByRole('region', { name: /^Document/ });
  return opened;
}

/** The same in an embed. */
export function openEmbed(
  answers: FakeAnswers = {},
  options: MountOptions = {},
): Promise<OpenReader> {
  return openBook(answers, undefined, undefined, { ...options, placement: 'embed' });
}
