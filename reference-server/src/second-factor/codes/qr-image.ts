import { renderSVG } from 'uqr';

/** A QR code of a text as the address of an SVG image, with the quiet zone that scanners need. */
export function qrImage(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
