import type { PicturesPort, ReadyPicture } from '@leeszaal/shared-contracts';

/** Decoded pictures, ready for the components that show them. */
export interface EarlyPictures extends PicturesPort {
  /** Reads and decodes the picture in a response. */
  bring(url: string, answer: Promise<Response>): void;
}

interface Brought {
  readonly coming: Promise<ReadyPicture>;
  here: ReadyPicture | undefined;
}

/**
 * Creates the store of early pictures. Reading and decoding take several turns of the main thread, which is
 * idle while the code of the screen loads and busy afterwards.
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
        // `take` passes the error on.
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
