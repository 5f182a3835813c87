import { createEpubViewer } from './epub-viewer.ts';
import { firstFacesLoader } from './look/first-faces.ts';

/** Makes viewers of EPUBs; all viewers of a page share the first faces. */
export type EpubFormat = ReturnType<typeof createEpubFormat>;

/** Makes the format. */
export const createEpubFormat = () => ({
  createViewer: createEpubViewer,
  /** Loads the faces that most books need; never rejects. */
  loadFirstFaces: firstFacesLoader(),
});
