import type { Viewer, ViewerOptions } from '../contract/viewer.contract.ts';
import { loadBeginningCode } from './cache/beginning-code.ts';
import { createEpubViewer } from './epub-viewer.ts';
import { firstFacesLoader } from './look/first-faces.ts';
import { warmUp } from './warm-up.ts';

/** Makes viewers of EPUBs; all viewers of a page share the first faces. */
export interface EpubFormat {
  createViewer(options: ViewerOptions): Viewer;
  /** Loads the faces that most books need; never rejects. */
  loadFirstFaces(): Promise<void>;
  /** Loads the code that only long chapters need. */
  loadLongChapters(): Promise<unknown>;
  /** Opens a page of its own out of sight, in idle time (`warmUp`). */
  warmUp(home: HTMLElement, signal: AbortSignal): Promise<void>;
}

/** Makes the format. */
export const createEpubFormat = (): EpubFormat => ({
  createViewer: createEpubViewer,
  loadFirstFaces: firstFacesLoader(),
  loadLongChapters: loadBeginningCode,
  warmUp: (home, signal) => warmUp(createEpubViewer, home, signal),
});
