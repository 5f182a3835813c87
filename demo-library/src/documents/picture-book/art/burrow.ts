import { element } from '../../../picture/svg.ts';
import { oval, shape, stars, stroke } from './paint.ts';
import { bookcase, windowFrame } from './things.ts';

/** The room under the hill, by lamplight or without it. */
export function burrow(lit: boolean, snow = false): string {
  const wall = lit ? '#a8744a' : '#5d4a4e';
  const shade = lit ? '#8d5e3b' : '#4a3b42';
  const outside = snow
    ? oval(330, 560, 148, 148, '#39476e') +
      stars(4, 0, 0) +
      Array.from({ length: 26 }, (_, at) =>
        oval(
          330 + Math.cos(at * 1.9) * (at * 5),
          560 + Math.sin(at * 1.9) * (at * 5),
          4 + (at % 3),
          4 + (at % 3),
          '#ffffff',
        ),
      ).join('') +
      shape(
        'M196 620C260 590 400 600 464 616C440 690 400 708 330 708C260 708 220 690 196 620Z',
        '#f4f6fb',
      )
    : oval(330, 560, 148, 148, lit ? '#6d7aa0' : '#2c3552') + oval(380, 510, 34, 34, '#fbeebf');
  return (
    element('rect', { width: 2000, height: 1250, fill: lit ? '#6b4a32' : '#33292f' }) +
    shape('M60 1250L60 760C60 300 520 120 1000 120C1480 120 1940 300 1940 760L1940 1250Z', wall) +
    shape(
      'M150 1250L150 780C150 380 560 220 1000 220C1440 220 1850 380 1850 780L1850 1250Z',
      lit ? '#bb8658' : '#675358',
    ) +
    stroke(
      'M420 150q30 90 -20 170q-20 60 20 100M1500 140q-20 80 24 150q20 40 -4 90M900 120q10 60 -16 110',
      shade,
      16,
    ) +
    outside +
    windowFrame(330, 560, 148) +
    bookcase(560, 470, 330, 420, 3, 23) +
    element('rect', { x: 0, y: 1080, width: 2000, height: 170, fill: shade }) +
    oval(1150, 1160, 520, 62, lit ? '#c0604a' : '#6d4a4e') +
    oval(1150, 1160, 430, 48, lit ? '#e0b462' : '#7f6a55') +
    oval(1150, 1160, 340, 34, lit ? '#6f8f8b' : '#56606a')
  );
}
