import { linksTo, type NamedPicture } from '../../media/media-link.ts';
import { svg } from '../../picture/svg.ts';
import { SPREAD } from './art/paint.ts';
import { SPREADS } from './pages.ts';

/** The pictures of the picture book, as they are before they are cut into pages. */
export const SPREAD_PICTURES = SPREADS.map(({ draw, describes }, index): NamedPicture => {
  const { width, height } = SPREAD;
  return {
    name: `egel-${String(index + 1).padStart(2, '0')}.svg`,
    label: describes,
    draw: () => svg(width, height, { width, height }, draw()),
  };
});

/** The pictures of the picture book as links of a publication. */
export const PICTURE_LINKS = linksTo(SPREAD_PICTURES);
