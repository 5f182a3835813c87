import { element } from '../../../picture/svg.ts';
import { badger, hare, hedgehog, mole, owl, sleepingHedgehog } from './animals.ts';
import { burrow } from './burrow.ts';
import {
  grass,
  hill,
  hillLine,
  moon,
  oval,
  placed,
  shape,
  sky,
  snowfall,
  stars,
  stroke,
} from './paint.ts';
import { bed, bookcase, closedBook, cup, lamp, openBook } from './things.ts';
import { cloud, fir, flowers, tree } from './trees.ts';

/** Page two hundred and something: the book slips. */
export function asleep(): string {
  return (
    burrow(false) +
    placed(1090, 1130, 1.16, bed()) +
    placed(1290, 960, 1.0, sleepingHedgehog()) +
    placed(1640, 1010, 0.9, openBook('#8c2f39'), 8) +
    placed(860, 1130, 0.9, lamp(false)) +
    stroke('M1500 720h36l-36 44h36M1576 612h48l-48 58h48M1660 486h64l-64 76h64', '#d8c8d8', 9, 0.8)
  );
}

/** That night it snows. */
export function firstSnow(): string {
  const far = hillLine(800, 60, 71);
  const near = hillLine(1010, 50, 76);
  return (
    sky('#1d2848', '#5f7196') +
    stars(77, 60, 400) +
    moon(1560, 260, 104) +
    [90, 210, 340, 520, 1180, 1340, 1760, 1900]
      .map((x, at) => fir(x, far(x) + 24, 0.7 + (at % 3) * 0.16, '#34496a', true))
      .join('') +
    hill(far, '#b9c6dc') +
    tree(760, near(760) + 20, 1.16, 83, 'winter') +
    tree(1640, near(1640) + 30, 1.3, 88, 'winter') +
    hill(near, '#e6edf6') +
    shape('M1010 1120C1060 1010 1230 1010 1280 1120Z', '#f7fafd') +
    oval(1146, 1090, 42, 42, '#ffdf8a') +
    oval(1146, 1090, 78, 70, '#ffe9a8', 0.25) +
    stroke('M1104 1090h84M1146 1048v84', '#6b4a2f', 7) +
    snowfall(5, 320)
  );
}

/** The friends look in. */
export function atTheWindow(): string {
  return (
    sky('#8fa7c4', '#dfe8f1') +
    snowfall(9, 130) +
    fir(160, 980, 1.2, '#5d7a86', true) +
    fir(420, 960, 0.9, '#6a8790', true) +
    shape('M640 1250C680 560 1180 380 1560 420C1840 450 2000 640 2040 820L2040 1250Z', '#f3f7fb') +
    shape('M760 1250C800 700 1200 520 1540 560C1800 590 1960 760 2000 900L2000 1250Z', '#e4ecf5') +
    oval(1440, 860, 270, 270, '#6b4a2f') +
    oval(1440, 860, 236, 236, '#ffdf9a') +
    shape(
      'M1230 960C1300 930 1580 930 1650 960C1620 1050 1530 1096 1440 1096C1350 1096 1260 1050 1230 960Z',
      '#b8604e',
    ) +
    placed(1430, 980, 0.72, sleepingHedgehog()) +
    stroke('M1204 860h472M1440 624v472', '#6b4a2f', 18) +
    shape('M1150 640C1240 540 1640 540 1730 640C1640 600 1240 600 1150 640Z', '#ffffff') +
    hill(hillLine(1150, 20, 91), '#fbfdff') +
    placed(860, 1190, 1.12, hare()) +
    placed(1130, 1200, 0.9, mole('up')) +
    placed(620, 640, 0.0001, '') +
    placed(690, 1200, 0.86, owl()) +
    snowfall(10, 90)
  );
}

/** Night after night they write down the winter for him. */
export function writingWinter(): string {
  return (
    burrow(true, true) +
    placed(1240, 1130, 1.2, bed()) +
    placed(1460, 950, 1.02, sleepingHedgehog()) +
    placed(720, 1160, 0.98, hare()) +
    placed(1090, 1170, 0.92, mole()) +
    placed(
      910,
      1120,
      1,
      stroke('M-100 0L-84 -96M100 0L84 -96', '#5a3c27', 14) + oval(0, -98, 140, 26, '#8a5a35'),
    ) +
    placed(910, 1016, 0.84, openBook('#8c2f39')) +
    placed(470, 1170, 0.86, owl()) +
    stroke('M960 960l60 -92', '#f3efe4', 7) +
    shape('M1020 868C1034 830 1060 820 1066 812C1066 846 1046 872 1020 868Z', '#f3efe4') +
    placed(1830, 1130, 1, lamp())
  );
}

/** Their pages: skating, stars, a track of feet. */
export function pagesOfWinter(): string {
  const prints = Array.from({ length: 16 }, (_, at) =>
    oval(1180 + at * 42, 980 - at * 22 + (at % 2) * 24, 12, 8, '#8fa0b8'),
  ).join('');
  return (
    element('rect', { width: 2000, height: 1250, fill: '#8c2f39' }) +
    shape('M30 60L990 40L990 1220L40 1200Z', '#fbf4e2') +
    shape('M1010 40L1970 60L1960 1200L1010 1220Z', '#f8efd9') +
    stroke('M1000 30L1000 1230', '#d0bd92', 10) +
    oval(500, 860, 380, 150, '#cfe0ea') +
    stroke('M240 850q120 60 260 10t260 20M300 900q160 50 400 0', '#f5f9fc', 7) +
    placed(420, 860, 0.72, hare('closed'), -8) +
    placed(680, 890, 0.6, mole(), 6) +
    [130, 240, 880].map((x, at) => fir(x, 730 + at * 8, 0.62, '#7f97a0', true)).join('') +
    stroke(
      'M1150 420l0 120M1090 450l120 60M1210 450l-120 60M1420 330l0 90M1376 352l88 46M1464 352l-88 46M1680 420l0 120M1620 450l120 60M1740 450l-120 60',
      '#7c93ad',
      8,
    ) +
    prints +
    placed(1780, 760, 0.6, owl('closed')) +
    stroke('M1120 1060q300 -40 760 -10', '#cfd8e4', 10)
  );
}

/** Spring, and someone wakes. */
export function spring(): string {
  const far = hillLine(820, 60, 31);
  const near = hillLine(1000, 44, 37);
  return (
    sky('#bfe0ea', '#f8efcf') +
    oval(360, 250, 120, 120, '#fff2b0', 0.6) +
    oval(360, 250, 84, 84, '#ffe78a') +
    cloud(1180, 220, 1.2) +
    cloud(1740, 320, 0.9) +
    [1500, 1620, 1760, 1900]
      .map((x, at) => fir(x, far(x) + 22, 0.6 + (at % 2) * 0.14, '#7fa05a'))
      .join('') +
    hill(far, '#b6cf7a') +
    tree(1560, near(1560) + 24, 1.26, 17, 'spring') +
    tree(240, near(240) + 26, 1.1, 4, 'spring') +
    hill(near, '#8fb455') +
    shape('M820 1130C860 930 1120 930 1160 1130Z', '#a5c566') +
    shape('M930 1130L930 1070C930 1010 1050 1010 1050 1070L1050 1130Z', '#6b4a2f') +
    grass(near, '#6f963f', 41, 110) +
    flowers(near, 43, 60) +
    placed(1240, 1170, 1.08, hedgehog({ scarf: false, eyes: 'open', armUp: true }))
  );
}

/** They read it to one another on the hill. */
export function readingTogether(): string {
  const near = hillLine(940, 70, 63);
  return (
    sky('#c8e4ea', '#fbf3d4') +
    cloud(500, 220, 1.3) +
    cloud(1560, 180, 1) +
    hill(hillLine(800, 80, 60), '#bcd583') +
    hill(near, '#93b85a') +
    flowers(near, 66, 70) +
    grass(near, '#73993f', 67, 90) +
    tree(1800, near(1800) + 30, 1.2, 29, 'spring') +
    placed(520, 1180, 1.08, hare('closed')) +
    placed(800, 1190, 0.96, mole()) +
    placed(1200, 1180, 1.04, hedgehog({ scarf: false })) +
    placed(1352, 1150, 0.92, openBook('#8c2f39')) +
    placed(1620, 1180, 0.98, owl())
  );
}

/** The book comes back, three months late. */
export function broughtBack(): string {
  return (
    element('rect', { width: 2000, height: 1250, fill: '#6b4d3a' }) +
    bookcase(60, 330, 400, 730, 5, 31) +
    bookcase(480, 330, 400, 730, 5, 37) +
    bookcase(1560, 330, 400, 730, 5, 41) +
    oval(1210, 520, 210, 210, '#4a3424') +
    oval(1210, 520, 180, 180, '#cfe6e6') +
    oval(1210, 640, 150, 60, '#a5c566') +
    stroke('M1030 520h360M1210 340v360', '#4a3424', 16) +
    stroke('M0 290C400 250 700 320 1000 280C1300 240 1700 320 2000 270', '#7d583e', 60) +
    element('rect', { y: 1060, width: 2000, height: 190, fill: '#8a5f3b' }) +
    placed(1480, 1060, 1.5, badger()) +
    element('rect', { x: 1040, y: 1000, width: 900, height: 250, fill: '#8a5a35', rx: 10 }) +
    element('rect', { x: 1010, y: 976, width: 960, height: 44, fill: '#a87444', rx: 10 }) +
    placed(1130, 978, 0.92, closedBook('#8c2f39'), 0) +
    cup(1860, 976, 1) +
    placed(700, 1190, 1.1, hedgehog({ scarf: false, eyes: 'up', armUp: true })) +
    placed(270, 1190, 0.9, closedBook('#2f5d62'), -6)
  );
}

/** The picture on the cover and on the last page: someone reads under a lamp while it snows. */
export function littleNight(): string {
  const near = hillLine(930, 40, 15);
  return (
    sky('#1d2848', '#4f6390') +
    stars(19, 110, 640) +
    moon(420, 300, 90) +
    [120, 300, 1700, 1860]
      .map((x, at) => fir(x, near(x) + 30, 1 + (at % 2) * 0.3, '#33476b', true))
      .join('') +
    hill(near, '#dfe8f3') +
    placed(1240, 1160, 1.14, hedgehog()) +
    placed(1416, 1126, 1.04, openBook('#8c2f39')) +
    placed(1620, 1160, 1.1, lamp()) +
    snowfall(22, 190)
  );
}
