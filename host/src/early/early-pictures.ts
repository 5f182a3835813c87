import type { PicturesPort, ReadyPicture } from '@leeszaal/shared-contracts';

/** Keeps pictures ready for whoever will show them. */
export interface EarlyPictures extends PicturesPort {
  /** Reads and decodes the picture that an answer is. */
  bring(url: string, answer: Promise<Response>): void;
}

interface Brought {
  readonly coming: Promise<ReadyPicture>;
  here: ReadyPicture | undefined;
}

/**
 * Makes a keeper of early pictures. From its answer to the screen a picture takes several turns of the page's
 * own thread, all of which would wait for the code of the screen to run; while that is still on its way, they do not.
 */
export function createEarlyPictures(): EarlyPictures {
  const brought = new Map<string, Brought>();
  return {
    bring(url, answer) {
      const picture: Brought = { coming: makeReady(answer), here: undefined };
      picture.coming
        .then((ready) => {
          picture.here = ready;
        })
        // Told to whoever takes it.
        .catch(() => undefined);
      brought.set(url, picture);
    },
    take(url) {
      const { href } = new URL(url, location.href);
      const picture = brought.get(href);
      brought.delete(href);
      return picture?.here ?? picture?.coming;
    },
  };
}

async function makeReady(answer: Promise<Response>): Promise<ReadyPicture> {
  const response = await answer;
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  const src = URL.createObjectURL(await response.blob());
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(src);
    throw error;
  }
  return { src, shape: image.naturalWidth / image.naturalHeight };
}
