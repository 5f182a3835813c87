/** Whether a media type is that of a picture that is no markup, as drawings are. */
export const isPlainPicture = (mediaType: string): boolean =>
  mediaType.startsWith('image/') && mediaType !== 'image/svg+xml';
