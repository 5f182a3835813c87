import { linksTo, type NamedPicture } from './media-link.ts';
import { catalogueCard, groundPlan, leaf, shelf } from './room-pictures.ts';

/** Pictures of a reading room for the handbook. */
export const ROOM_PICTURES: readonly NamedPicture[] = [
  { name: 'ground-plan.svg', label: 'The ground plan of a small reading room', draw: groundPlan },
  { name: 'catalogue-card.svg', label: 'A card of the old catalogue', draw: catalogueCard },
  { name: 'shelf.svg', label: 'A shelf that is nearly full', draw: shelf },
];

/** Single leaves of the handbook's printed copy. */
export const LEAVES: readonly NamedPicture[] = [
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

/** The pictures of a reading room as links of a publication. */
export const ROOM_PICTURE_LINKS = linksTo(ROOM_PICTURES);

/** The leaves as links of a publication. */
export const LEAF_LINKS = linksTo(LEAVES);
