import { escapeXml } from '../../../markup/xml.ts';
import { ripples, snowflakes, tree } from './growth.ts';
import { edge, fern, pond, spots, stripes } from './plates.ts';
import { shell, sunflower, wrongAngles } from './spirals.ts';
import { cracks, giraffe, honeycomb, kochSteps, wallpaper } from './surfaces.ts';
import { TABLES } from './tables.ts';

interface Picture<Drawn> {
  readonly draw: () => Drawn;
  readonly caption: string;
}

const FIGURES: Readonly<Record<string, Picture<string>>> = {
  sonnenblume: {
    draw: sunflower,
    caption:
      'Neunhundert Kerne, jeder um 137,5 Grad gegen den vorigen gedreht. Jeder vierunddreißigste ist rot, jeder fünfundfünfzigste blau: Sie liegen auf Bögen.',
  },
  winkel: { draw: wrongAngles, caption: 'Dieselbe Regel mit 137,0 und mit 138,0 Grad.' },
  schnecke: {
    draw: shell,
    caption:
      'Eine Spirale, die bei jeder Umdrehung auf das Dreifache wächst, mit den Linien des Zuwachses.',
  },
  baum: {
    draw: tree,
    caption:
      'Zwölf Teilungen. Dickere Äste tragen mehr Spitzen; die letzten drei Ordnungen sind das Laub.',
  },
  rippeln: {
    draw: ripples,
    caption: 'Rippeln, von oben. Der Wind kommt von hinten: Die steile Seite ist die dunklere.',
  },
  voronoi: {
    draw: giraffe,
    caption:
      'Achtundfünfzig Punkte, die einander zweimal Platz gemacht haben, und was jedem am nächsten liegt.',
  },
  wabe: {
    draw: honeycomb,
    caption: 'Links, wie die Biene baut; rechts, was das warme Wachs daraus macht.',
  },
  risse: {
    draw: cracks,
    caption:
      'Siebzig Risse, der älteste am breitesten. Jeder halbiert das größte Stück, das da ist.',
  },
  koch: { draw: kochSteps, caption: 'Fünf Stufen: Der Umfang wächst jedes Mal um ein Drittel.' },
  flocken: {
    draw: snowflakes,
    caption:
      'Sechs Flocken. Die sechs Arme einer jeden sind aus derselben Folge von Zufällen gemacht.',
  },
  tapete: {
    draw: wallpaper,
    caption: 'Eine Tapete mit dreizähligen Drehungen. Wo liegen die Spiegel?',
  },
};

const PLATES: Readonly<Record<string, Picture<Uint8Array>>> = {
  farn: {
    draw: fern,
    caption: 'Ein Punkt, der sechzigtausendmal einem von vier Sätzen gefolgt ist.',
  },
  teich: {
    draw: pond,
    caption: 'Zwei Steine, ein Augenblick. In den grauen Fächern hält das Wasser still.',
  },
  flecken: { draw: spots, caption: 'Flecken: vierzehn Runden aus dem Rauschen.' },
  streifen: { draw: stripes, caption: 'Streifen: dieselbe Rechnung, im Gleichgewicht.' },
  rand: {
    draw: edge,
    caption: 'Am Rand der Menge von Mandelbrot, etwa zweihundertfach vergrößert.',
  },
};

function find<Drawn>(
  pictures: Readonly<Record<string, Picture<Drawn>>>,
  name: string,
): Picture<Drawn> {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture ${name}`);
  return picture;
}

const figure = (kind: string, inside: string, caption: string): string =>
  `<figure class="${kind}">${inside}<figcaption><p>${escapeXml(caption)}</p></figcaption></figure>`;

/** The directives of the guide's source: figures, plates, tables. */
export const patternDirectives = {
  figure: (name: string): string => {
    const { draw, caption } = find(FIGURES, name);
    return figure(
      'drawing',
      draw().replace('<svg', `<svg role="img" aria-label="${escapeXml(caption)}"`),
      caption,
    );
  },
  plate: (name: string): string => {
    const { caption } = find(PLATES, name);
    return figure(
      'plate',
      `<img src="../images/${name}.png" alt="${escapeXml(caption)}"/>`,
      caption,
    );
  },
  table: (name: string): string => {
    const draw = TABLES[name];
    if (draw === undefined) throw new Error(`There is no table ${name}`);
    return draw();
  },
} as const;

/** The plates as files of the book. */
export function plateResources(): { path: string; mediaType: string; content: Uint8Array }[] {
  return Object.entries(PLATES).map(([name, { draw }]) => ({
    path: `images/${name}.png`,
    mediaType: 'image/png',
    content: draw(),
  }));
}
