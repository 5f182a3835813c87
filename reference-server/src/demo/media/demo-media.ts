import { readFile } from 'node:fs/promises';
import { SPREAD } from '../documents/picture-book/art/paint.ts';
import { SPREADS } from '../documents/picture-book/pages.ts';
import { svg } from '../picture/svg.ts';
import { makeBell } from './bell.ts';

/** A file that belongs to a publication of the demonstration library. */
export interface DemoMedium {
  readonly type: string;
  readonly make: () => Promise<Uint8Array>;
}

/** Where the demonstration library keeps what belongs to its publications. */
export const DEMO_MEDIA_PATH = '/media/';

function picture(draw: () => string): DemoMedium {
  const { width, height } = SPREAD;
  const make = async () =>
    new TextEncoder().encode(
      svg(width, height, { viewBox: `0 0 ${width} ${height}`, width, height }, draw()),
    );
  return { type: 'image/svg+xml', make };
}

/** The pictures of the picture book, as they are before they are cut into pages. */
const PICTURES = SPREADS.map(({ draw, describes }, index) => ({
  name: `egel-${String(index + 1).padStart(2, '0')}.svg`,
  label: describes,
  medium: picture(draw),
}));

/** The pictures of the picture book as links: what a publication says of them. */
export const PICTURE_LINKS: readonly { readonly url: string; readonly label: string }[] =
  PICTURES.map(({ name, label }) => ({ url: DEMO_MEDIA_PATH + name, label }));

/** Every file by its name. */
export const DEMO_MEDIA: ReadonlyMap<string, DemoMedium> = new Map([
  ...PICTURES.map(({ name, medium }) => [name, medium] as const),
  ['closing-bell.wav', { type: 'audio/wav', make: async () => makeBell() }],
  [
    'leafing.webm',
    { type: 'video/webm', make: () => readFile(new URL('leafing.webm', import.meta.url)) },
  ],
]);
