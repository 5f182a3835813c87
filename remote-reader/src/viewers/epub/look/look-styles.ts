import type { ReadingLook } from '../../contract/reading-look.ts';
import { important } from '../css/important.ts';
import { facesOf, familyOf } from './typefaces.ts';

/** The layer of the reader's choices: its important rules override every rule of the book. */
export const LOOK_LAYER = 'leeszaal-look';

/** The colours of a theme; `paper` keeps the book's own. */
interface Colours {
  readonly scheme: 'light' | 'dark';
  readonly ground: string;
  readonly ink: string;
  readonly link: string;
  readonly edge: string;
  readonly marker: string;
}

const COLOURS: Record<Exclude<ReadingLook['theme'], 'paper'>, Colours> = {
  sepia: {
    scheme: 'light',
    ground: '#f3e6cd',
    ink: '#45341f',
    link: '#7a3d10',
    edge: '#a98f68',
    marker: 'rgb(255 184 0 / 45%)',
  },
  night: {
    scheme: 'dark',
    ground: '#14171c',
    ink: '#cfc8ba',
    link: '#89c0a8',
    edge: '#565d69',
    marker: 'rgb(255 196 0 / 28%)',
  },
};

/** A light background for transparent drawings, whose black lines would be invisible at night. */
const SHEET = '#e9e2d4';

/** Pictures and what draws its own text. */
const PICTURES = 'img, svg, svg *, video, audio, canvas';
/** Elements whose typeface carries meaning. */
const OWN_LETTERS = 'pre, pre *, code, code *, kbd, samp, tt, math, math *, svg, svg *';

/** Multiples of the font size. */
const LINE_HEIGHTS: Record<Exclude<ReadingLook['spacing'], 'published'>, number> = {
  tight: 1.3,
  medium: 1.6,
  loose: 2,
};
/** Running text; titles keep their line height. */
const RUNNING_TEXT =
  'p, li, dd, dt, div, section, article, aside, blockquote, figcaption, td, th, caption';

function themeRules(theme: ReadingLook['theme']): string {
  if (theme === 'paper') return '';
  const { scheme, ground, ink, link, edge, marker } = COLOURS[theme];
  const rules = [
    important('html', `color: ${ink}; background: ${ground}; color-scheme: only ${scheme}`),
    important('body', 'color: inherit; background: none'),
    important(`body :not(${PICTURES}, mark, a:any-link, a:any-link *)`, 'color: inherit'),
    important(
      `body :not(${PICTURES}, mark)`,
      `background-color: transparent; border-color: ${edge}; text-shadow: none;
      -webkit-text-fill-color: currentcolor; mix-blend-mode: normal`,
    ),
    important(`body :not(${PICTURES}, mark, :empty)`, 'background-image: none'),
    important(
      'body ::before, body ::after, body ::first-letter, body ::first-line, body ::marker',
      'color: inherit; background-color: transparent; text-shadow: none',
    ),
    important(`a:any-link, a:any-link :not(${PICTURES})`, `color: ${link}`),
    important('mark', `color: inherit; background-color: ${marker}`),
    important(
      '::highlight(leeszaal-hits), ::highlight(leeszaal-hit)',
      `background-color: ${marker}`,
    ),
  ];
  const dark = [
    important('img, svg:not(:has(image))', `color: #231f1a; background-color: ${SHEET}`),
    important('img, video, svg:has(image)', 'filter: brightness(0.85)'),
  ];
  return [...rules, ...(scheme === 'dark' ? dark : [])].join('');
}

function spacingRules(spacing: ReadingLook['spacing']): string {
  if (spacing === 'published') return '';
  return (
    important('body', `line-height: ${LINE_HEIGHTS[spacing]}`) +
    important(`:is(${RUNNING_TEXT})`, 'line-height: inherit')
  );
}

const typefaceRules = (typeface: ReadingLook['typeface']): string =>
  typeface === 'published'
    ? ''
    : important(`body, body :not(${OWN_LETTERS})`, `font-family: ${familyOf(typeface)}`);

/**
 * The style sheet of a look for reflowable text; empty if the look leaves everything to the book. Margins are
 * part of the page layout instead.
 */
export function lookStyles({ theme, typeface, spacing }: ReadingLook): string {
  const rules = typefaceRules(typeface) + spacingRules(spacing) + themeRules(theme);
  if (rules === '') return '';
  const faces = typeface === 'published' ? '' : facesOf(typeface);
  return `${faces}\n@layer ${LOOK_LAYER} {${rules}}\n`;
}
