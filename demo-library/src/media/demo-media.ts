import { readFile } from 'node:fs/promises';
import type { LinkedFile } from '@leeszaal/reference-server/extension';
import { SPREAD } from '../documents/picture-book/art/paint.ts';
import { SPREADS } from '../documents/picture-book/pages.ts';
import { svg } from '../picture/svg.ts';
import { makeBell } from './bell.ts';
import { catalogueCard, groundPlan, leaf, shelf } from './room-pictures.ts';

/** A file as a publication names it. */
interface MediaLink {
  readonly url: string;
  readonly label: string;
}

/** A drawn picture, its name in the address, and what it is called. */
interface NamedPicture {
  readonly name: string;
  readonly label: string;
  readonly draw: () => string;
}

/** Where the demonstration library keeps what belongs to its publications. */
export const DEMO_MEDIA_PATH = '/media/';

/** The pictures of the picture book, as they are before they are cut into pages. */
const SPREAD_PICTURES = SPREADS.map(({ draw, describes }, index): NamedPicture => {
  const { width, height } = SPREAD;
  return {
    name: `egel-${String(index + 1).padStart(2, '0')}.svg`,
    label: describes,
    draw: () => svg(width, height, { width, height }, draw()),
  };
});

/** What the handbook shows of a reading room. */
const ROOM_PICTURES: readonly NamedPicture[] = [
  { name: 'ground-plan.svg', label: 'The ground plan of a small reading room', draw: groundPlan },
  { name: 'catalogue-card.svg', label: 'A card of the old catalogue', draw: catalogueCard },
  { name: 'shelf.svg', label: 'A shelf that is nearly full', draw: shelf },
];

const LEAVES: readonly NamedPicture[] = [
  'Title page',
  'Table of contents',
  'List of plates',
  'Errata slip',
  'Index of names',
  'Index of subjects',
  'Colophon',
].map((label) => ({
  name: `leaf-${label.toLowerCase().replaceAll(' ', '-')}.svg`,
  label,
  draw: () => leaf(label),
}));

const linksTo = (pictures: readonly NamedPicture[]): readonly MediaLink[] =>
  pictures.map(({ name, label }) => ({ url: DEMO_MEDIA_PATH + name, label }));

/** The pictures of the picture book as links: what a publication says of them. */
export const PICTURE_LINKS = linksTo(SPREAD_PICTURES);
/** The same of the handbook's pictures, and of single leaves of its printed copy. */
export const ROOM_PICTURE_LINKS = linksTo(ROOM_PICTURES);
export const LEAF_LINKS = linksTo(LEAVES);

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
      { type: 'video/webm', make: () => readFile(new URL('leafing.webm', import.meta.url)) },
    ] as const,
  ].map(([name, file]) => [DEMO_MEDIA_PATH + name, file]),
);
