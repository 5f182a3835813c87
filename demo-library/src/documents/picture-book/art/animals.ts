import { randomFrom } from '../../../picture/random.ts';
import { num } from '../../../picture/svg.ts';
import { between, oval, placed, shape, stroke } from './paint.ts';

/** How an animal looks out. */
export type Eyes = 'open' | 'closed' | 'up';

function eye(x: number, y: number, size: number, eyes: Eyes): string {
  if (eyes === 'closed')
    return stroke(
      `M${num(x - size)} ${num(y)}q${num(size)} ${num(size * 0.9)} ${num(size * 2)} 0`,
      '#2a211c',
      size * 0.42,
    );
  const lift = eyes === 'up' ? -size * 0.3 : 0;
  return (
    oval(x, y, size, size * 1.08, '#241b17') +
    oval(x + size * 0.3, y - size * 0.34 + lift, size * 0.34, size * 0.34, '#ffffff')
  );
}

/** Spines in rows round the back, from far to near. */
function spines(seed: number): string {
  const random = randomFrom(seed);
  const rows = [
    { from: 150, to: 355, radius: 112, length: 34, colour: '#4a3529', count: 44 },
    { from: 155, to: 350, radius: 92, length: 34, colour: '#5e4434', count: 38 },
    { from: 160, to: 342, radius: 72, length: 32, colour: '#745641', count: 30 },
    { from: 165, to: 335, radius: 52, length: 30, colour: '#8a6a50', count: 22 },
    { from: 172, to: 325, radius: 32, length: 26, colour: '#a3825f', count: 14 },
  ];
  return rows
    .map(({ from, to, radius, length, colour, count }) => {
      let d = '';
      for (let spine = 0; spine < count; spine += 1) {
        const turn = ((from + ((to - from) * (spine + random() * 0.5)) / count) * Math.PI) / 180;
        const [x, y] = [Math.cos(turn) * radius, Math.sin(turn) * radius * 0.92];
        const lean = turn - 0.22;
        const [tipX, tipY] = [x + Math.cos(lean) * length, y + Math.sin(lean) * length];
        const [sideX, sideY] = [-Math.sin(turn) * 5.4, Math.cos(turn) * 5.4];
        d += `M${num(x + sideX)} ${num(y + sideY)}L${num(tipX)} ${num(tipY)}L${num(x - sideX)} ${num(y - sideY)}Z`;
      }
      return shape(d, colour);
    })
    .join('');
}

/** The posture of Egel. */
export interface HedgehogPose {
  readonly eyes?: Eyes;
  readonly scarf?: boolean;
  readonly armUp?: boolean;
}

/** Egel, looking to the right; his feet are at the origin, and he is some 250 high. */
export function hedgehog({
  eyes = 'open',
  scarf = true,
  armUp = false,
}: HedgehogPose = {}): string {
  const fur = '#e9cfa6';
  const back = oval(0, 0, 118, 110, '#4a3529');
  const belly = shape('M-8 104C-40 60 -34 -6 6 -40C60 -62 96 -30 96 20C96 70 60 104 20 108Z', fur);
  const face = shape(
    'M2 -46C36 -78 84 -70 104 -44C120 -24 152 -14 168 -2C172 8 160 18 146 18C112 26 60 34 20 10C0 -4 -8 -30 2 -46Z',
    '#f0dcb8',
  );
  const ear = oval(14, -52, 19, 20, '#a3825f') + oval(15, -50, 11, 12, '#e4b79a');
  const nose = oval(166, -1, 13, 11, '#2a1f1b') + oval(169, -5, 4, 3, '#8a7468');
  const mouth = stroke('M146 18q-14 12 -30 5', '#8a5a44', 3.4);
  const cheek = oval(92, 2, 15, 9, '#e79f86', 0.55);
  const arm = armUp
    ? stroke('M52 44q34 -14 50 -50', between(fur, '#8a6a50', 0.18), 24) +
      oval(103, -8, 14, 13, '#d9b98c')
    : stroke('M46 42q24 22 48 18', between(fur, '#8a6a50', 0.18), 24) +
      oval(98, 60, 14, 13, '#d9b98c');
  const feet = oval(-14, 112, 34, 13, '#c79f70') + oval(52, 112, 34, 13, '#d3ac7d');
  const wool = scarf
    ? shape('M-4 12C30 40 84 44 112 28L110 50C76 64 22 58 -12 32Z', '#b23b34') +
      shape('M6 40C-6 62 -16 82 -14 108L10 108C8 84 18 62 30 50Z', '#9e312c') +
      stroke('M-12 108l-3 14M-4 108l-1 15M6 108l1 14', '#9e312c', 4)
    : '';
  return placed(
    0,
    -118,
    1,
    feet +
      back +
      spines(9) +
      belly +
      wool +
      arm +
      ear +
      face +
      nose +
      mouth +
      cheek +
      eye(82, -30, 8.5, eyes),
  );
}

/** Egel asleep, on his side under nothing but his own spines. */
export function sleepingHedgehog(): string {
  return placed(
    0,
    -80,
    0.92,
    oval(0, 6, 118, 92, '#4a3529') +
      spines(9) +
      shape('M6 60C60 84 120 78 150 46C164 30 150 16 130 12C96 0 50 6 26 26Z', '#f0dcb8') +
      oval(152, 34, 12, 10, '#2a1f1b') +
      oval(38, 14, 17, 18, '#a3825f') +
      oval(39, 16, 10, 11, '#e4b79a') +
      eye(98, 30, 8, 'closed') +
      oval(92, 50, 14, 8, '#e79f86', 0.5) +
      oval(60, 84, 22, 11, '#d3ac7d'),
  );
}

/** Haas, sitting upright; his feet are at the origin, and his ears end some 430 above. */
export function hare(eyes: Eyes = 'open'): string {
  const fur = '#b98f62';
  const pale = '#ead7b8';
  const ears =
    shape('M-16 -268C-44 -330 -44 -400 -24 -432C-2 -408 6 -340 4 -272Z', fur) +
    shape('M-13 -284C-30 -334 -30 -382 -22 -408C-9 -384 -4 -334 -4 -284Z', '#e3b497') +
    shape('M14 -270C16 -336 38 -398 64 -416C76 -384 62 -316 38 -262Z', fur) +
    shape('M24 -284C28 -334 44 -374 60 -392C64 -362 52 -314 36 -276Z', '#e3b497');
  const body =
    shape('M-74 0C-104 -60 -84 -150 -30 -186C20 -210 74 -170 82 -100C90 -40 70 -4 50 0Z', fur) +
    shape('M10 -8C-14 -60 -4 -140 34 -160C72 -136 84 -50 58 -6Z', pale);
  const legs =
    oval(-44, -34, 56, 44, between(fur, '#6b4a2a', 0.14)) +
    oval(-10, -6, 62, 15, fur) +
    oval(52, -5, 34, 12, pale) +
    stroke('M46 -130q26 40 14 82', between(fur, '#6b4a2a', 0.14), 22);
  const head =
    oval(24, -226, 62, 54, fur) +
    shape('M38 -214C64 -226 92 -218 96 -200C90 -184 58 -178 40 -188Z', pale) +
    oval(92, -208, 9, 7, '#5b3a34') +
    stroke('M90 -200q-8 10 -18 8', '#6b4a3a', 3) +
    stroke('M84 -196l34 4M84 -200l36 -5', '#8f7351', 1.8) +
    oval(64, -204, 11, 7, '#e79f86', 0.4);
  const tail = oval(-86, -44, 24, 22, '#f7efe0');
  return tail + ears + body + legs + head + eye(52, -236, 8.4, eyes);
}

/** Mol, with spectacles; his feet are at the origin. */
export function mole(eyes: Eyes = 'open'): string {
  const coat = '#6b6684';
  return (
    shape('M-66 0C-88 -70 -66 -150 0 -160C66 -150 84 -70 64 0Z', coat) +
    shape('M-30 -4C-44 -50 -32 -96 2 -100C34 -94 44 -48 32 -4Z', '#8b86a2') +
    oval(0, -136, 52, 44, coat) +
    shape('M20 -150C50 -152 84 -140 92 -128C86 -114 48 -112 22 -118Z', '#d99a94') +
    oval(92, -129, 10, 9, '#b5605e') +
    oval(-66, -52, 24, 15, '#d99a94') +
    oval(66, -50, 24, 15, '#d99a94') +
    stroke('M-82 -48l-8 8M-72 -42l-4 10M78 -46l8 8M68 -40l4 10', '#f0cfc9', 5) +
    oval(-26, -2, 28, 10, '#d99a94') +
    oval(26, -2, 28, 10, '#d99a94') +
    eye(24, -146, 5.4, eyes) +
    stroke(
      'M10 -146a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M40 -148l18 -2M10 -148l-24 -6',
      '#d9b65a',
      3.2,
    )
  );
}

/** Uil, from the front; her claws are at the origin. */
export function owl(eyes: Eyes = 'open'): string {
  const down = '#8a6f56';
  let breast = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      const x = column * 24 + (row % 2) * 12 - 6;
      breast += `M${x - 9} ${-118 + row * 22}q9 14 18 0`;
    }
  }
  const disc = (x: number): string =>
    oval(x, -186, 42, 42, '#f0e0c4') +
    stroke(`M${x - 34} -186a34 34 0 1 0 68 0a34 34 0 1 0 -68 0`, '#d2b88f', 3);
  const look = (x: number): string =>
    eyes === 'closed'
      ? stroke(`M${x - 18} -184q18 16 36 0`, '#3a2b20', 5)
      : oval(x, -186, 21, 21, '#e5a32f') +
        oval(x, -186, 11, 11, '#231a14') +
        oval(x + 4, -191, 4, 4, '#ffffff');
  return (
    shape(
      'M-96 -20C-116 -120 -84 -224 -66 -262C-40 -240 40 -240 66 -262C84 -224 116 -120 96 -20C60 14 -60 14 -96 -20Z',
      down,
    ) +
    shape('M-54 -14C-74 -80 -58 -130 0 -134C58 -130 74 -80 54 -14C24 4 -24 4 -54 -14Z', '#e6d2ae') +
    stroke(breast, '#a98a63', 4) +
    shape(
      'M-98 -30C-124 -92 -110 -150 -84 -178C-84 -110 -78 -66 -64 -12Z',
      between(down, '#3a2b20', 0.25),
    ) +
    shape(
      'M98 -30C124 -92 110 -150 84 -178C84 -110 78 -66 64 -12Z',
      between(down, '#3a2b20', 0.25),
    ) +
    disc(-38) +
    disc(38) +
    look(-38) +
    look(38) +
    shape('M-12 -172L12 -172L0 -142Z', '#d08a2e') +
    stroke('M-30 2l-8 14M-24 4l0 15M-18 2l8 14M18 2l-8 14M24 4l0 15M30 2l8 14', '#d08a2e', 6)
  );
}

/** Das, the librarian, behind a counter: from the waist up, with spectacles. */
export function badger(eyes: Eyes = 'open'): string {
  return (
    shape('M-120 0C-126 -90 -80 -150 0 -150C80 -150 126 -90 120 0Z', '#3d4a58') +
    shape('M-40 0L0 -128L40 0Z', '#efe8da') +
    shape('M-12 -118L12 -118L18 -20L0 0L-18 -20Z', '#8c2f39') +
    oval(-62, -268, 24, 24, '#2e2a2d') +
    oval(62, -268, 24, 24, '#2e2a2d') +
    oval(-62, -266, 12, 12, '#efe8da') +
    oval(62, -266, 12, 12, '#efe8da') +
    shape(
      'M-78 -220C-76 -278 -40 -296 0 -296C40 -296 76 -278 78 -220C74 -160 34 -118 0 -112C-34 -118 -74 -160 -78 -220Z',
      '#f5f0e6',
    ) +
    shape(
      'M-64 -276C-30 -260 -26 -190 -30 -140C-56 -158 -76 -188 -78 -222C-77 -246 -73 -264 -64 -276Z',
      '#2e2a2d',
    ) +
    shape(
      'M64 -276C30 -260 26 -190 30 -140C56 -158 76 -188 78 -222C77 -246 73 -264 64 -276Z',
      '#2e2a2d',
    ) +
    oval(0, -132, 22, 16, '#2a2023') +
    stroke('M0 -118q0 12 -14 14M0 -118q0 12 14 14', '#6b5a52', 3.4) +
    (eyes === 'closed'
      ? stroke('M-54 -204q12 10 24 0M30 -204q12 10 24 0', '#f5f0e6', 4)
      : oval(-42, -206, 8, 9, '#f5f0e6') +
        oval(42, -206, 8, 9, '#f5f0e6') +
        oval(-41, -205, 4.4, 5, '#17120f') +
        oval(43, -205, 4.4, 5, '#17120f')) +
    stroke(
      'M-68 -202a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M16 -202a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M-16 -204q16 -10 32 0',
      '#d9b65a',
      4,
    )
  );
}
