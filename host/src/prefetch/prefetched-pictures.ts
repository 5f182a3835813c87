import type { PicturesPort, ReadyPicture } from '@leeszaal/shared-contracts';

/** Decoded pictures, ready for the components that show them. */
export interface PrefetchedPictures extends PicturesPort {
  /** Reads and decodes the picture in a response. */
  add(url: string, answer: Promise<Response>): void;
  /** Resolves when the pictures that have been added are decoded or have failed. */
  settled(): Promise<void>;
}

/**
 * Creates the store of prefetched pictures. Reading and decoding take several turns of the main thread, which is
 * idle while the code of the screen loads and busy afterwards.
 */
export function createPrefetchedPictures(): PrefetchedPictures {
  const pictures = new Map<string, ReadyPicture | Promise<ReadyPicture>>();
  const added: Promise<ReadyPicture>[] = [];
  return {
    add(url, answer) {
      const coming = decoded(answer);
      pictures.set(url, coming);
      added.push(coming);
      coming
        .then((picture) => {
          if (pictures.get(url) === coming) pictures.set(url, picture);
        })
        // `take` passes the error on.
        .catch(() => undefined);
    },
    settled: async () => void (await Promise.allSettled(added)),
    take(url) {
      const { href } = new URL(url, location.href);
      const picture = pictures.get(href);
      pictures.delete(href);
      return picture;
    },
  };
}

async function decoded(answer: Promise<Response>): Promise<ReadyPicture> {
  const response = await answer;
  if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
  const src = URL.createObjectURL(await response.blob());
  const image = Object.assign(new Image(), { src });
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(src);
    throw error;
  }
  return { src, shape: image.naturalWidth / image.naturalHeight };
}
