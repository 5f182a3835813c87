/** Whether a media type is a raster image; SVG is markup. */
export const isPlainPicture = (mediaType: string): boolean =>
  mediaType.startsWith('image/') && mediaType !== 'image/svg+xml';
