import { element, num } from '../../../picture/svg.ts';
import { badger, hare, hedgehog, mole, owl } from './animals.ts';
import { burrow } from './burrow.ts';
import {
  AUTUMN,
  grass,
  hill,
  hillLine,
  leaf,
  leaves,
  moon,
  oval,
  placed,
  shape,
  sky,
  stars,
  stroke,
} from './paint.ts';
import { bookcase, closedBook, cup, lamp, openBook, signpost, wheelbarrow } from './things.ts';
import { cloud, fir, mushroom, tree } from './trees.ts';

const heap = (): string => {
  let pile = '';
  for (let at = 0; at < 30; at += 1)
    pile += leaf(
      -90 + ((at * 37) % 150),
      -112 - ((at * 23) % 44),
      0.8,
      (at * 67) % 360,
      AUTUMN[at % 5] ?? '',
    );
  return pile;
};

/** Leaves fall, and Egel carries them home. */
export function autumnWood(): string {
  const far = hillLine(820, 60, 3);
  const near = hillLine(1010, 46, 8);
  return (
    sky('#f7e3b4', '#f2b777') +
    [120, 420, 700, 1180, 1480, 1800]
      .map((x, at) => fir(x, far(x) + 20, 0.62 + (at % 3) * 0.12, '#8a7a4a'))
      .join('') +
    hill(far, '#c99a52') +
    tree(270, near(270) + 30, 1.18, 4, 'autumn') +
    tree(1650, near(1650) + 30, 1.3, 17, 'autumn') +
    tree(1010, near(1010) + 10, 0.78, 29, 'autumn') +
    hill(near, '#a9743a') +
    leaves(14, 120, 1000, 1240, AUTUMN) +
    leaves(15, 34, 240, 960, AUTUMN) +
    grass(near, '#8a5a2c', 6) +
    placed(1370, 1160, 1, wheelbarrow(heap())) +
    placed(1640, 1160, 1.02, hedgehog({ armUp: false }), 0, true) +
    mushroom(480, 1150, 1.2) +
    mushroom(560, 1180, 0.8)
  );
}

/** In the field: Haas knows what winter does to one's ears. */
export function withHare(): string {
  const far = hillLine(760, 50, 12);
  const near = hillLine(960, 40, 5);
  let stubble = '';
  for (let at = 0; at < 130; at += 1)
    stubble += `M${num((at * 157) % 2000)} ${num(near((at * 157) % 2000) + 14 + ((at * 83) % 240))}l4 -26`;
  return (
    sky('#cfe0e2', '#f4e0b8') +
    cloud(420, 240, 1.3) +
    cloud(1500, 330, 1) +
    hill(far, '#d8bd78') +
    [180, 260, 1740, 1820, 1900].map((x) => fir(x, far(x) + 24, 0.5, '#7d8450')).join('') +
    hill(near, '#c59f55') +
    stroke(stubble, '#e6cd8c', 4) +
    placed(620, 1180, 1.1, hedgehog({ eyes: 'up' })) +
    placed(1390, 1190, 1.34, hare(), 0, true) +
    leaves(3, 18, 980, 1230, AUTUMN)
  );
}

/** At dusk, Uil on her branch. */
export function withOwl(): string {
  const near = hillLine(1040, 26, 21);
  return (
    sky('#33406b', '#d98f6a') +
    stars(2, 70, 420) +
    moon(430, 300, 96) +
    [80, 240, 760, 900]
      .map((x, at) => fir(x, 1050 + (at % 2) * 20, 0.9 + (at % 3) * 0.18, '#2c3552'))
      .join('') +
    hill(near, '#3a3f56') +
    grass(near, '#2c3248', 4, 40) +
    shape('M1720 1250C1690 900 1700 500 1740 0L2000 0L2000 1250Z', '#3b2f36') +
    stroke(
      'M1750 620C1560 600 1400 640 1180 600M1420 618C1380 560 1330 540 1260 520',
      '#3b2f36',
      40,
    ) +
    leaf(1190, 600, 1, 200, '#a85a35') +
    leaf(1262, 516, 0.9, 130, '#b86a3a') +
    leaf(1330, 640, 0.9, 180, '#8f4a33') +
    placed(1480, 600, 1.14, owl()) +
    placed(640, 1190, 0.98, hedgehog({ eyes: 'up' }))
  );
}

/** Under the ground, where Mol says that it is always the same. */
export function withMole(): string {
  const line = hillLine(430, 18, 2);
  const stones = Array.from({ length: 46 }, (_, at) =>
    oval(
      (at * 271) % 2000,
      560 + ((at * 173) % 660),
      12 + (at % 5) * 8,
      9 + (at % 4) * 6,
      at % 2 === 0 ? '#7b5a41' : '#95714f',
    ),
  ).join('');
  const roots = [300, 340, 1010, 1060, 1700]
    .map((x, at) => `M${x} 440q${20 - at * 14} 90 ${-30 + at * 18} 150q-10 60 ${26 - at * 10} 110`)
    .join('');
  return (
    sky('#dfe7e4', '#f6e6c2') +
    cloud(1400, 170, 1.1) +
    tree(330, 440, 0.9, 41, 'autumn') +
    tree(1690, 436, 0.8, 52, 'autumn') +
    hill(line, '#6f8a4a') +
    grass(line, '#5b7a3c', 9, 70) +
    hill((x) => line(x) + 46, '#8a6443') +
    stones +
    stroke(roots, '#5d422e', 9) +
    shape(
      'M-20 1000C300 900 520 1120 820 1080C1120 1040 1260 820 1560 860C1760 890 1860 960 2020 920L2020 1190C1800 1220 1720 1150 1540 1130C1300 1100 1160 1260 840 1250C520 1240 320 1120 -20 1200Z',
      '#4d3626',
    ) +
    placed(560, 1180, 0.86, hedgehog({ eyes: 'open' })) +
    placed(1340, 1120, 1.2, mole(), 0, true) +
    placed(1160, 1110, 0.5, lamp())
  );
}

/** A resolution on a hill, before the sun goes down. */
export function resolution(): string {
  const far = hillLine(900, 70, 33);
  const near = hillLine(1080, 90, 40);
  return (
    sky('#f08f5a', '#fbe2a0', 9) +
    oval(1420, 760, 190, 190, '#fff0b8', 0.35) +
    oval(1420, 760, 140, 140, '#fff4cf') +
    hill(far, '#b86b4a') +
    [100, 200, 310, 1750, 1860, 1950].map((x) => fir(x, far(x) + 24, 0.56, '#8c4a3c')).join('') +
    hill(near, '#7d4438') +
    grass(near, '#5d2f2a', 7, 80) +
    placed(760, near(760) + 14, 1.22, hedgehog({ armUp: true, eyes: 'up' })) +
    leaves(60, 26, 300, 1060, AUTUMN) +
    stroke(
      'M1180 300q26 -20 52 0q26 -20 52 0M1310 370q20 -16 40 0q20 -16 40 0M1060 390q20 -16 40 0q20 -16 40 0',
      '#7d4438',
      6,
    )
  );
}

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

/** What he reads first: a ship on a sea of pages. */
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

/** What he reads next: a mountain that sings. */
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
