import { readFile } from 'node:fs/promises';
import type { LinkedFile } from '@leeszaal/reference-server/extension';
import { SPREAD_PICTURES } from './documents/picture-book/spread-pictures.ts';
import { makeBell } from './media/bell.ts';
import { LEAVES, ROOM_PICTURES } from './media/handbook-pictures.ts';
import { DEMO_MEDIA_PATH, type NamedPicture } from './media/media-link.ts';

const madeOf = ({ draw }: NamedPicture): LinkedFile => ({
  type: 'image/svg+xml',
  make: async () => new TextEncoder().encode(draw()),
});

/** Every file by its path. */
export const DEMO_MEDIA: ReadonlyMap<string, LinkedFile> = new Map(
  [
    ...[...SPREAD_PICTURES, ...ROOM_PICTURES, ...LEAVES].map(
      (picture) => [picture.name, madeOf(picture)] as const,
    ),
    ['closing-bell.wav', { type: 'audio/wav', make: async () => makeBell() }] as const,
    [
      'leafing.webm',
      { type: 'video/webm', make: () => readFile(new URL('media/leafing.webm', import.meta.url)) },
    ] as const,
  ].map(([name, file]) => [DEMO_MEDIA_PATH + name, file]),
);
