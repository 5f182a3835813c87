import { FIRST_FACES } from './faces/serif-faces.ts';

let loading: Promise<unknown> | undefined;
/** Kept: frames take a file from the memory of the browser while something of the portal's holds it. */
const kept: FontFace[] = [];

/**
 * Loads the faces that most books need at once while nothing waits for them, so that the first page is laid
 * out once. They do not become fonts of the portal's. What fails is loaded again by the frame that needs it.
 */
export async function loadFirstFaces(): Promise<void> {
  loading ??= Promise.all(FIRST_FACES.map(load)).catch(() => {
    loading = undefined;
  });
  await loading;
}

async function load(url: string): Promise<void> {
  const face = new FontFace('Leeszaal first face', `url("${url}") format('woff2')`);
  await face.load();
  kept.push(face);
}
