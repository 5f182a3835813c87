import { onceLoaded } from '@leeszaal/remote-kit/parts';
import { latin as italic } from './faces/serif-italic.ts';
import { latin as upright } from './faces/serif-upright.ts';

/** The files that most books need. */
export const FIRST_FACES: readonly string[] = [upright, italic];

/**
 * Makes a function that loads the first faces once, so that the first page is laid out once. It keeps them, which
 * keeps their files in the browser's memory for the frames, but does not add them to the fonts of the portal.
 * After a failure the frame that needs a face loads it.
 */
export function firstFacesLoader(): () => Promise<void> {
  const load = onceLoaded(() => Promise.all(FIRST_FACES.map(loadFace)));
  return () =>
    load().then(
      () => undefined,
      () => undefined,
    );
}

const loadFace = (url: string): Promise<FontFace> =>
  new FontFace('Leeszaal first face', `url("${url}") format('woff2')`).load();
