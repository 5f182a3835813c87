/** A piece of a Quill document. */
interface Piece {
  readonly insert: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

const quill = (...ops: readonly Piece[]): string => JSON.stringify({ ops });
const heading = (text: string): readonly Piece[] => [
  { insert: text },
  { insert: '\n', attributes: { header: 2 } },
];
const bullet = (text: string): readonly Piece[] => [
  { insert: text },
  { insert: '\n', attributes: { list: 'bullet' } },
];

/** What the two libraries tell their readers, as the rich-text editor stores it. */
export const infoText = {
  waterland: quill(
    ...heading('Welkom in de leeszaal'),
    { insert: 'De centrale bibliotheek is open van maandag tot en met zaterdag, ' },
    { insert: 'tien tot zes', attributes: { bold: true } },
    { insert: ', op donderdag tot negen uur. De zaal achter de trap is ' },
    { insert: 'stil', attributes: { italic: true } },
    { insert: '; in de serre mag u praten.\n' },
    ...bullet('Digitale boeken leest u hier en thuis; één lezer tegelijk.'),
    ...bullet('Staat een boek er niet bij? Vraag het aan: wij lenen het elders.'),
    ...bullet('Wie te laat is, betaalt niets, en wordt wel verwacht.'),
    { insert: 'Vragen? ' },
    { insert: 'balie@waterland.example', attributes: { link: 'mailto:balie@waterland.example' } },
    { insert: '\n' },
  ),
  rijnland: quill(
    ...heading('The reading room of the Institute'),
    {
      insert:
        'Fellows and visitors may use the collections on all working days. Rare books are read in the ',
    },
    { insert: 'north room', attributes: { bold: true } },
    { insert: ', between ten and four; bring a pencil.\n' },
    ...bullet('Digital publications open in the browser, one reader at a time.'),
    ...bullet('Ask the desk for what the catalogue does not have.'),
    { insert: 'The desk answers at ' },
    { insert: 'desk@rijnland.example', attributes: { link: 'mailto:desk@rijnland.example' } },
    { insert: '.\n' },
  ),
} as const;
