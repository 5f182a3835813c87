import type { PageSize } from '../../model/imported-document.contract.ts';

const MAX_SIDE = 100_000;

function sizeOf(width: number, height: number): PageSize | undefined {
  const usable = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
  return usable ? { width, height } : undefined;
}

/** The size that a fixed page states in `<meta name="viewport" content="width=…, height=…">`. */
export function readViewport(content: string): PageSize | undefined {
  const side = (name: string) => {
    const value = new RegExp(`(?:^|[,;\\s])${name}\\s*=\\s*["']?([\\d.]+)`, 'i').exec(content)?.[1];
    return Number(value);
  };
  return sizeOf(side('width'), side('height'));
}

/** The size of an SVG page, as its view box states it. */
export function readViewBox(viewBox: string | undefined): PageSize | undefined {
  const [, , width = Number.NaN, height = Number.NaN] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sizeOf(width, height);
}
