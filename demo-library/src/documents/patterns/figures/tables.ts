import { escapeXml } from '../../../markup/xml.ts';

/** A table with its caption, as the guide sets it. */
function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (name: string, texts: readonly string[]): string =>
    texts
      .map(
        (text, at) =>
          `<${name}${at === 0 && name === 'td' ? ' class="lead"' : ''}>${escapeXml(text)}</${name}>`,
      )
      .join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><caption>${escapeXml(caption)}</caption><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

const comma = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const fibonacci = (): string => {
  const rows: string[][] = [];
  let [one, two] = [5, 8];
  const finds = [
    'Kiefernzapfen',
    'Ananas',
    'Gänseblümchen',
    'kleine Sonnenblume',
    'Sonnenblume',
    'große Sonnenblume',
  ];
  for (const find of finds) {
    rows.push([`${one} und ${two}`, find, comma(two / one, 4)]);
    [one, two] = [two, one + two];
  }
  return table('Wie viele Bögen man zählt', ['links und rechts', 'meist bei', 'Verhältnis'], rows);
};

const horton = (): string =>
  table(
    'Ein Flussgebiet von sechster Ordnung, gerechnet mit dem Verhältnis vier',
    ['Ordnung', 'Anzahl', 'mittlere Länge (km)'],
    Array.from({ length: 6 }, (_, at) => [
      String(at + 1),
      String(4 ** (5 - at)),
      comma(0.6 * 2.2 ** at, 1),
    ]),
  );

const combs = (): string => {
  const shapes = [
    ['Dreieck', 3],
    ['Quadrat', 4],
    ['Sechseck', 6],
  ] as const;
  return table(
    'Wand, die man braucht, um gleich viel einzufassen',
    ['Figur', 'Umfang bei Fläche 1', 'Wand je Zelle'],
    shapes.map(([name, sides]) => {
      const around = 2 * Math.sqrt(sides * Math.tan(Math.PI / sides));
      return [name, comma(around, 3), comma(around / 2, 3)];
    }),
  );
};

const koch = (): string =>
  table(
    'Die Kurve von Koch, begonnen mit einem Dreieck von je einem Meter Seite',
    ['Schritt', 'Seiten', 'Umfang (m)', 'Fläche (m²)'],
    Array.from({ length: 8 }, (_, step) => {
      const start = Math.sqrt(3) / 4;
      const added = Array.from({ length: step }, (_, at) => (start / 3) * (4 / 9) ** at).reduce(
        (sum, part) => sum + part,
        0,
      );
      return [
        String(step),
        (3 * 4 ** step).toLocaleString('de'),
        comma(3 * (4 / 3) ** step, 2),
        comma(start + added, 4),
      ];
    }),
  );

/** The guide's tables by name. */
export const TABLES: Readonly<Record<string, () => string>> = {
  fibonacci,
  horton,
  waben: combs,
  koch,
  risse: () =>
    table(
      'Was reißt, und wie weit die Risse auseinanderliegen',
      ['Stoff', 'Abstand', 'Kreuzungen'],
      [
        ['Firnis auf Holz', '1 bis 5 mm', 'rechtwinklig'],
        ['Glasur', '2 bis 20 mm', 'rechtwinklig'],
        ['Schlamm, einmal getrocknet', '5 bis 30 cm', 'rechtwinklig'],
        ['Schlamm, oft getrocknet', '5 bis 30 cm', '120 Grad'],
        ['Basalt', '20 bis 60 cm', '120 Grad'],
        ['Dauerfrostboden', '10 bis 30 m', 'beides'],
      ],
    ),
  tapeten: () =>
    table(
      'Die siebzehn Arten nach der höchsten Drehung',
      ['Drehung', 'wie viele', 'ein Fundort'],
      [
        ['keine', '4', 'Dachziegel, Fußspuren'],
        ['halb', '5', 'Flechtwerk, Parkett mit Fischgrat'],
        ['Drittel', '3', 'Fliesen in der Alhambra'],
        ['Viertel', '3', 'Badezimmer'],
        ['Sechstel', '2', 'Wabe, Maschendraht'],
      ],
    ),
};
