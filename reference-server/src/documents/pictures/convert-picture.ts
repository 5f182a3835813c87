import { DocumentError } from '../model/document-error.ts';
import { checkSize } from './check-size.ts';
import { decodePicture, encodePicture } from './picture-codecs.ts';
import { pictureSize } from './picture-size.ts';

/** Converts a picture that few browsers support to WebP. @throws DocumentError too-large, broken */
export async function convertPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const size = pictureSize(bytes);
  if (!size) throw new DocumentError('broken', 'The picture is of no kind that can be unpacked.');
  checkSize(size);
  try {
    return await encodePicture(await decodePicture(size.kind, bytes), 'fine');
  } catch (cause) {
    throw new DocumentError('broken', `The picture cannot be read: ${String(cause)}`);
  }
}
