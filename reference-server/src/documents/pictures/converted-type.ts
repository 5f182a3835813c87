/** Whether pictures of a type are converted, since few browsers support it: JPEG XL. */
export const isConverted = (mediaType: string): boolean => mediaType === 'image/jxl';

/** The media type that a picture is served with. */
export const convertedType = (mediaType: string): string =>
  isConverted(mediaType) ? 'image/webp' : mediaType;
