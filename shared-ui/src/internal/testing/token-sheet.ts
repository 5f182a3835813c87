import { fromHex, fromOklch, type Oklch, type Rgb, toOklch } from '../../colour/oklch.ts';

export type Scheme = 'light' | 'dark' | 'sepia';

/** The colours of a theme by token name, without the prefix `--lz-`. */
export type Theme = ReadonlyMap<string, Rgb>;

const hex = String.raw`#[\da-f]{6}`;
const formula = String.raw`(?:oklch|color-mix)\([^;]*?\)`;
const pair = new RegExp(
  String.raw`--lz-([\w-]+):\s*light-dark\(\s*(${hex}|${formula}),\s*(${hex}|${formula})\s*\);`,
  'gi',
);
const derived =
  /^oklch\(from var\(--lz-accent\) ([\d.]+|m\w+\(l, [\d.]+\)) ([\d.]+|m\w+\(c, [\d.]+\)) h\)$/;
const mixed = /^color-mix\(in oklab, var\(--lz-([\w-]+)\) (\d+)%, var\(--lz-([\w-]+)\)\)$/;

/** Mixes as CSS does: `color-mix(in oklab, one share, other)`. */
function mixInOklab(one: Rgb, share: number, other: Rgb): Rgb {
  const [a, b] = [toOklch(one), toOklch(other)];
  const part = (of: (colour: Oklch) => number): number => of(a) * share + of(b) * (1 - share);
  const x = part(({ c, h }) => c * Math.cos(h));
  const y = part(({ c, h }) => c * Math.sin(h));
  return fromOklch({ l: part(({ l }) => l), c: Math.hypot(x, y), h: Math.atan2(y, x) });
}

/** Evaluates `min(l, 0.44)`, `max(c, 0.1)` or a number. */
function evaluate(expression: string, channel: number): number {
  const [, bound, limit] = /^(min|max)\([lc], ([\d.]+)\)$/.exec(expression) ?? [];
  if (bound === undefined) return Number(expression);
  return bound === 'min' ? Math.min(channel, Number(limit)) : Math.max(channel, Number(limit));
}

function colour(value: string, accent: Rgb, theme: Theme): Rgb {
  if (value.startsWith('#')) return fromHex(value);
  const [, lightness, chroma] = derived.exec(value) ?? [];
  if (lightness !== undefined && chroma !== undefined) {
    const { l, c, h } = toOklch(accent);
    return fromOklch({ l: evaluate(lightness, l), c: evaluate(chroma, c), h });
  }
  const [, first = '', percent, second = ''] = mixed.exec(value) ?? [];
  const [one, other] = [theme.get(first), theme.get(second)];
  if (one === undefined || other === undefined) throw new Error(`${value} is not understood`);
  return mixInOklab(one, Number(percent) / 100, other);
}

/** The declarations of the sepia theme, which overrides some colours of the light one. */
const sepia = /\[data-theme='sepia'\] \{\s*(--[\s\S]*?)\n {2}\}\n/;
const single = new RegExp(String.raw`--lz-([\w-]+):\s*(${hex}|${formula});`, 'gi');

/** Reads a sheet's `light-dark(…)` pairs for one scheme; later declarations win. */
export function readTheme(css: string, scheme: Scheme, accent: Rgb): Theme {
  const theme = new Map<string, Rgb>();
  for (const [, name = '', light = '', dark = ''] of css.matchAll(pair)) {
    theme.set(name, colour(scheme === 'dark' ? dark : light, accent, theme));
  }
  if (scheme !== 'sepia') return theme;
  for (const [, name = '', value = ''] of (sepia.exec(css)?.[1] ?? '').matchAll(single)) {
    theme.set(name, colour(value, accent, theme));
  }
  // Mixtures of colours that have just been overridden.
  for (const [, name = '', light = ''] of css.matchAll(pair)) {
    if (mixed.test(light)) theme.set(name, colour(light, accent, theme));
  }
  return theme;
}
