import { num } from '../../../picture/svg.ts';
import { hare, hedgehog, mole, owl } from './animals.ts';
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
import { lamp, wheelbarrow } from './things.ts';
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
