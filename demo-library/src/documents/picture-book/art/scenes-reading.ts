import { element } from '../../../picture/svg.ts';
import { badger, hedgehog } from './animals.ts';
import { burrow } from './burrow.ts';
import {
  AUTUMN,
  grass,
  hill,
  hillLine,
  leaves,
  moon,
  oval,
  placed,
  shape,
  sky,
  stars,
  stroke,
} from './paint.ts';
import { bookcase, closedBook, cup, lamp, openBook, signpost } from './things.ts';
import { cloud, fir, tree } from './trees.ts';

/** The reading room under the old oak. */
export function underTheOak(): string {
  const near = hillLine(980, 24, 50);
  const lights = [
    [1150, 610],
    [1330, 520],
    [1500, 640],
    [1240, 780],
    [1440, 800],
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y, 56, 56, '#ffedb0', 0.18) +
        oval(x, y, 34, 34, '#ffd977') +
        stroke(`M${x - 34} ${y}h68M${x} ${y - 34}v68`, '#6b4430', 6),
    )
    .join('');
  const crown = Array.from({ length: 70 }, (_, at) =>
    oval(
      1400 + Math.cos(at * 2.4) * Math.sqrt(at) * 74,
      250 + Math.sin(at * 2.4) * Math.sqrt(at) * 36,
      110,
      84,
      AUTUMN[at % 5] ?? '',
      0.94,
    ),
  ).join('');
  return (
    sky('#5b5f86', '#e6a877') +
    stars(8, 50, 300) +
    [60, 200, 380].map((x) => fir(x, 990, 0.9, '#3d4560')).join('') +
    hill(near, '#5f5a3e') +
    shape(
      'M930 1130C1030 1040 1080 760 1090 420L1560 420C1560 760 1620 1040 1740 1130Z',
      '#6b4a35',
    ) +
    stroke('M1180 470q-30 260 -60 560M1480 470q20 240 80 560M1330 440q-10 60 4 90', '#56392a', 10) +
    lights +
    shape('M1246 1080L1246 900C1246 820 1404 820 1404 900L1404 1080Z', '#8c2f39') +
    shape('M1262 1080L1262 906C1262 840 1388 840 1388 906L1388 1080Z', '#a8434a') +
    oval(1372, 980, 9, 9, '#f0d27a') +
    crown +
    hill((x) => near(x) + 92, '#4c4a34') +
    stroke('M520 1240C760 1180 1040 1160 1320 1090', '#8a7a55', 46, 0.6) +
    signpost(880, 1170) +
    placed(560, 1200, 0.92, hedgehog({ eyes: 'up' })) +
    leaves(70, 12, 1120, 1240, AUTUMN)
  );
}

const floor = (colour: string): string =>
  element('rect', { y: 1060, width: 2000, height: 190, fill: colour }) +
  Array.from({ length: 5 }, (_, at) => stroke(`M0 ${1090 + at * 38}h2000`, '#5a3c27', 3, 0.5)).join(
    '',
  );

/** The badger at his counter. */
export function atTheCounter(): string {
  return (
    element('rect', { width: 2000, height: 1250, fill: '#5d4030' }) +
    bookcase(40, 330, 420, 730, 5, 3) +
    bookcase(480, 330, 420, 730, 5, 7) +
    bookcase(1100, 330, 420, 730, 5, 11) +
    bookcase(1540, 330, 420, 730, 5, 19) +
    stroke('M930 330v730M1070 330v730', '#3d2a1f', 12) +
    stroke('M0 290C400 250 700 320 1000 280C1300 240 1700 320 2000 270', '#6b4a35', 60) +
    stroke('M300 290q20 60 -10 110M1640 290q-26 60 10 120', '#6b4a35', 18) +
    floor('#7b5433') +
    placed(1500, 1060, 1.5, badger()) +
    element('rect', { x: 1040, y: 1000, width: 900, height: 250, fill: '#8a5a35', rx: 10 }) +
    element('rect', { x: 1010, y: 976, width: 960, height: 44, fill: '#a87444', rx: 10 }) +
    stroke('M1160 1060v160M1340 1060v160M1520 1060v160M1700 1060v160M1860 1060v160', '#744a2b', 8) +
    placed(1790, 978, 0.7, lamp()) +
    placed(1120, 978, 0.62, closedBook('#2f5d62')) +
    placed(1128, 880, 0.5, closedBook('#b8842c'), -4) +
    placed(660, 1190, 1.1, hedgehog({ eyes: 'up', armUp: true }))
  );
}

/** A book so thick that it has to be rolled home. */
export function rollingHome(): string {
  const slope = (x: number): number => 620 + x * 0.27 + Math.sin(x / 300) * 20;
  return (
    sky('#f4d79a', '#efb079') +
    cloud(420, 200, 1.1, '#fff3dc') +
    cloud(1700, 300, 1.3, '#fff3dc') +
    hill((x) => slope(x) - 80 + Math.sin(x / 120) * 30, '#c98f4a') +
    tree(150, slope(150) + 20, 0.9, 61, 'autumn') +
    fir(560, slope(560), 0.9, '#8a7a45') +
    fir(1880, slope(1880), 1.2, '#7d7040') +
    hill(slope, '#a06a38') +
    grass(slope, '#7f4f28', 12, 80) +
    leaves(81, 60, 900, 1240, AUTUMN) +
    leaves(82, 26, 200, 800, AUTUMN) +
    stroke('M760 786C980 850 1100 890 1290 930', '#d9a869', 18, 0.6) +
    placed(1400, 958, 2.5, closedBook('#8c2f39'), 38) +
    placed(1110, 880, 1.04, hedgehog({ armUp: true }), 12) +
    stroke('M1330 560q-30 -20 -60 -6M1300 500q-30 -14 -56 4M1720 620q30 -16 56 0', '#fff3dc', 6)
  );
}

/** Home: the lamp, the tea, page one. */
export function pageOne(): string {
  return (
    burrow(true) +
    placed(
      1180,
      1090,
      1.0,
      stroke('M-120 0L-100 -60M120 0L100 -60', '#5a3c27', 14) +
        shape('M-190 -50C-200 -230 -120 -330 0 -330C120 -330 200 -230 190 -50Z', '#9e4a3c') +
        shape('M-150 -60C-156 -190 -90 -270 0 -270C90 -270 156 -190 150 -60Z', '#b8604e'),
    ) +
    placed(1150, 1040, 0.94, hedgehog()) +
    placed(1290, 980, 0.86, openBook('#8c2f39'), -8) +
    placed(1560, 1060, 1.05, lamp()) +
    placed(
      1560,
      1150,
      1,
      stroke('M-60 0L-46 -90M60 0L46 -90', '#5a3c27', 12) + oval(0, -92, 90, 18, '#8a5a35'),
    ) +
    cup(1500, 1056, 0.8)
  );
}

/** The first thing that he reads: a ship on a sea of pages. */
export function shipOfPages(): string {
  const waves = Array.from({ length: 7 }, (_, row) => {
    const y = 760 + row * 78;
    let d = `M-20 ${y}`;
    for (let x = 0; x < 2020; x += 160) d += `q40 ${-54 + row * 2} 80 0q40 ${40 - row} 80 0`;
    return (
      shape(`${d}L2020 1260L-20 1260Z`, row % 2 === 0 ? '#f4ead0' : '#e6d5ac') +
      (row % 2 === 0 ? stroke(d.replaceAll('-54', '-40'), '#c9b68a', 3, 0.8) : '')
    );
  });
  const print = Array.from(
    { length: 40 },
    (_, at) => `M${(at * 211) % 1960} ${800 + ((at * 97) % 420)}h${40 + ((at * 31) % 60)}`,
  ).join('');
  return (
    sky('#27406b', '#e8b98a') +
    stars(91, 90, 480) +
    moon(1640, 260, 90) +
    waves.slice(0, 3).join('') +
    placed(
      780,
      850,
      1.2,
      shape('M-330 -60L330 -60C300 60 220 110 0 110C-220 110 -300 60 -330 -60Z', '#8c2f39') +
        shape('M-330 -60L330 -60L324 -30L-324 -30Z', '#f0dca8') +
        stroke('M-90 -60L-90 -470M150 -60L150 -420', '#5a3c27', 14) +
        shape('M-80 -450C60 -420 90 -250 70 -110L-80 -90Z', '#fbf4e2') +
        shape('M160 -400C270 -380 290 -250 270 -120L160 -100Z', '#f5ecd5') +
        shape('M-104 -430C-220 -380 -250 -220 -236 -110L-104 -90Z', '#f5ecd5') +
        stroke(
          'M-50 -380h90M-50 -340h104M-50 -300h110M-50 -260h112M-50 -220h112M-50 -180h112M180 -330h64M180 -290h74M180 -250h78M180 -210h78',
          '#c3b28a',
          5,
        ) +
        shape('M-90 -470L-10 -500L-90 -520Z', '#d9772b') +
        placed(10, -62, 0.62, hedgehog({ eyes: 'up' })),
    ) +
    waves.slice(3).join('') +
    stroke(print, '#bfa873', 4, 0.6)
  );
}

/** The next thing that he reads: a mountain that sings. */
export function singingMountain(): string {
  const notes = [
    [820, 300],
    [1010, 210],
    [1210, 270],
    [1420, 180],
    [1640, 260],
    [640, 400],
    [1820, 380],
  ]
    .map(([x = 0, y = 0], at) =>
      placed(
        x,
        y,
        1 + (at % 3) * 0.16,
        oval(0, 0, 22, 16, '#fbe6a4') +
          stroke('M20 -2L20 -88', '#fbe6a4', 7) +
          (at % 2 === 0 ? stroke('M20 -88q34 10 30 44', '#fbe6a4', 7) : ''),
      ),
    )
    .join('');
  return (
    sky('#1f2a4d', '#7a6a9a') +
    stars(17, 160, 700) +
    shape(
      'M-40 1250L460 790L680 880L1100 420L1280 640L1420 520L1760 960L1840 930L2040 1250Z',
      '#51518a',
    ) +
    shape('M1100 420L960 572L1050 620L1100 580L1160 660L1210 600L1248 600Z', '#f1ecf4') +
    shape('M1420 520L1350 582L1406 640L1450 610L1500 640L1514 640Z', '#f1ecf4') +
    stroke('M1120 800q26 24 60 0M1290 800q26 24 60 0', '#2c2a55', 10) +
    oval(1236, 910, 74, 86, '#2c2a55') +
    oval(1236, 940, 46, 40, '#b5605e') +
    shape(
      'M-40 1250C300 1080 600 1140 900 1160C1300 1190 1700 1060 2040 1140L2040 1250Z',
      '#2f355f',
    ) +
    notes +
    [60, 170, 760].map((x, at) => fir(x, 1170 + (at % 2) * 20, 0.7, '#232a4e')).join('') +
    placed(420, 1190, 0.9, hedgehog({ eyes: 'up' })) +
    placed(560, 1190, 0.7, openBook('#8c2f39'))
  );
}
