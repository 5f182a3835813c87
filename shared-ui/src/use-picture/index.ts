export { type PictureState, usePicture } from './use-picture.ts';
