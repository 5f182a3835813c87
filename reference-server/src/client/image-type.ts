import type { LOGO_TYPES } from '@leeszaal/shared-contracts';

/** A media type of an image that may be a logo. */
export type ImageType = (typeof LOGO_TYPES)[number];

const BEGINNINGS: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  ['image/bmp', [0x42, 0x4d]],
];

/**
 * The type of an image by its first bytes; undefined when it is none that can be a logo. What a file
 * says of itself doesn't count (`docs/decisions.md` 53).
 */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  return BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  )?.[0];
}
