import type { PageSize } from '../../model/imported-document.contract.ts';

const MAX_SIDE = 100_000;

function sizeOf(width: number, height: number): PageSize | undefined {
  const usable = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
  return usable ? { width, height } : undefined;
}

/**
 * The size in a fixed page's `<meta name="viewport" content="width=…, height=…">`; undefined unless both are numbers.
 */
export function readViewport(content: string): PageSize | undefined {
  const side = (name: string) => {
    const value = new RegExp(`(?:^|[,;\\s])${name}\\s*[=:]\\s*["']?([\\d.]+)`, 'i').exec(
      content,
    )?.[1];
    return Number(value);
  };
  return sizeOf(side('width'), side('height'));
}

/** The size in an `original-resolution` such as `1024x768`. */
export function readResolution(text: string): PageSize | undefined {
  const [, width, height] = /^\s*([\d.]+)\s*[x\u00D7]\s*([\d.]+)\s*$/i.exec(text) ?? [];
  return sizeOf(Number(width), Number(height));
}

/** The size of an SVG page, from its view box, else from its width and height in pixels. */
export function readViewBox(
  viewBox = '',
  width: string | undefined,
  height: string | undefined,
): PageSize | undefined {
  const numbers = viewBox.trim().split(/[\s,]+/);
  const [, , across = Number.NaN, down = Number.NaN] = numbers.map(Number);
  const pixels = (side = '') => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(side)?.[1]);
  return sizeOf(across, down) ?? sizeOf(pixels(width), pixels(height));
}
