import { contrast, fromHex, fromOklch, type Oklch, toHex, toOklch } from './oklch.ts';

/** The least contrast of legible text with its background (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** An accent as a theme shows it. Colours are `#rrggbb`, contrasts are WCAG ratios from 1 to 21. */
export interface ShownAccent {
  /** The contrast of the accent itself with the theme's surface. */
  readonly ownContrast: number;
  /** The colour of links and marks. */
  readonly ink: string;
  /** The contrast of links with the surface. */
  readonly inkContrast: number;
  /** How that colour differs from the accent; `paler` has the same lightness. */
  readonly change: 'none' | 'darker' | 'lighter' | 'paler';
  /** The colour of main buttons. */
  readonly fill: string;
  /** The contrast of the text on main buttons. */
  readonly fillContrast: number;
}

/** An accent in the light and in the dark theme. */
export interface AccentColours {
  readonly light: ShownAccent;
  readonly dark: ShownAccent;
}

interface AccentRules {
  readonly surface: string;
  /** The text on main buttons. */
  readonly onFill: string;
  readonly ink: (accent: Oklch) => Oklch;
  readonly fill: (accent: Oklch) => Oklch;
}

/** Keeps a light theme's accent dark and calm enough. */
const darkened = ({ l, c, h }: Oklch): Oklch => ({ l: Math.min(l, 0.44), c: Math.min(c, 0.16), h });

/** The rules of `styles/tokens.css`; a test compares them. */
const RULES: Readonly<Record<keyof AccentColours, AccentRules>> = {
  light: { surface: '#fffdf8', onFill: '#fffdf8', ink: darkened, fill: darkened },
  dark: {
    surface: '#191e26',
    onFill: '#f8f5ee',
    ink: ({ l, c, h }) => ({ l: Math.max(l, 0.76), c: Math.min(c, 0.08), h }),
    fill: ({ c, h }) => ({ l: 0.46, c: Math.min(c, 0.1), h }),
  },
};

/** A difference of lightness or chroma that can be seen. */
const VISIBLE = 0.004;

function changeOf(accent: Oklch, shown: Oklch): ShownAccent['change'] {
  if (shown.l < accent.l - VISIBLE) return 'darker';
  if (shown.l > accent.l + VISIBLE) return 'lighter';
  return shown.c < accent.c - VISIBLE ? 'paler' : 'none';
}

function shownIn({ surface, onFill, ink, fill }: AccentRules, hex: string): ShownAccent {
  const accent = toOklch(fromHex(hex));
  const ratio = (one: string, other: string) => contrast(fromHex(one), fromHex(other));
  const inkHex = toHex(fromOklch(ink(accent)));
  const fillHex = toHex(fromOklch(fill(accent)));
  return {
    ownContrast: ratio(hex, surface),
    ink: inkHex,
    inkContrast: ratio(inkHex, surface),
    change: changeOf(accent, ink(accent)),
    fill: fillHex,
    fillContrast: ratio(onFill, fillHex),
  };
}

/**
 * How the themes show an accent: as light or dark as is legible. People who want more contrast get more than this.
 *
 * @param hex `#rrggbb`
 * @throws for any other text
 */
export const accentColours = (hex: string): AccentColours => ({
  light: shownIn(RULES.light, hex),
  dark: shownIn(RULES.dark, hex),
});
