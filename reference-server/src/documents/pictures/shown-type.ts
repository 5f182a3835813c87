/** Whether a picture of that type is served as another, since few browsers show it: a JPEG XL. */
export const isConverted = (mediaType: string): boolean => mediaType === 'image/jxl';

/** The type that a picture of a book is served as. */
export const shownType = (mediaType: string): string =>
  isConverted(mediaType) ? 'image/webp' : mediaType;
