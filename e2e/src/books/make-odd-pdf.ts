/** The objects of a PDF by number; 1 is the catalog. */
export type PdfObjects = Readonly<Record<number, string>>;

/** A stream with its dictionary entries besides the length. */
export const stream = (content: string, dictionary = '') =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Content that shows a text, large and near the corner of a page. */
export const say = (text: string, x = 40, y = 140, size = 14) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

/** The description of a PDF of one page; omitted parts have ordinary values. */
export interface OnePage {
  readonly content: string;
  /** Entries besides parent, content and resources. */
  readonly page?: string;
  /** Entries besides the font. */
  readonly resources?: string;
  readonly catalog?: string;
  /** Numbers from 10 on. */
  readonly objects?: PdfObjects;
}

/** The objects of a PDF of one page. */
export function onePage(made: OnePage): PdfObjects {
  const { content, page = '/MediaBox [0 0 300 200]', resources = '', catalog = '' } = made;
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    4: stream(content),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...made.objects,
  };
}

/** The objects of a PDF of several pages, numbered 10, 12, 14, … */
export function severalPages(
  pages: readonly { readonly content: string; readonly page?: string }[],
  catalog = '',
  objects: PdfObjects = {},
): PdfObjects {
  const made: Record<number, string> = {};
  for (const [at, { content, page = '' }] of pages.entries()) {
    made[10 + 2 * at] =
      `<< /Type /Page /Parent 2 0 R /Contents ${11 + 2 * at} 0 R /Resources << /Font << /F1 5 0 R >> >> /MediaBox [0 0 300 200] ${page} >>`;
    made[11 + 2 * at] = stream(content);
  }
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...made,
    ...objects,
  };
}

const HEADER = '%PDF-1.7\n';
const entriesOf = (objects: PdfObjects) =>
  Object.entries(objects).map(([number, body]) => [Number(number), body] as const);

/** The objects in sequence, and their offsets. */
function written(objects: PdfObjects, start: string) {
  let text = start;
  const places = new Map<number, number>();
  for (const [number, body] of entriesOf(objects)) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  return { text, places };
}

function table(places: ReadonlyMap<number, number>): string {
  const sections = [...places].map(
    ([number, place]) => `${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`,
  );
  return `xref\n0 1\n0000000000 65535 f \n${sections.join('')}`;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

/** Writes a PDF with an ordinary cross-reference table. */
export function makeOddPdf(objects: PdfObjects, trailer = ''): Uint8Array {
  const { text, places } = written(objects, HEADER);
  const size = Math.max(...places.keys()) + 1;
  return bytesOf(
    `${text}${table(places)}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** Writes a PDF with an incremental update of some objects. */
export function makeUpdatedPdf(objects: PdfObjects, newer: PdfObjects): Uint8Array {
  const first = Buffer.from(makeOddPdf(objects)).toString('latin1');
  const previous = first.lastIndexOf('xref\n0 1');
  const { text, places } = written(newer, first);
  const size = Math.max(...Object.keys({ ...objects, ...newer }).map(Number)) + 1;
  return bytesOf(
    `${text}${table(places)}trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** Writes a PDF without a cross-reference table, after some other bytes. */
export const makeLostPdf = (objects: PdfObjects): Uint8Array =>
  bytesOf(`\n\nnothing\n${written(objects, HEADER).text}trailer\n<< /Root 1 0 R >>\n`);

/** Writes a PDF with an object stream and a cross-reference stream. */
export function makePackedPdf(objects: PdfObjects): Uint8Array {
  const isStream = (body: string) => body.endsWith('endstream');
  const packed = entriesOf(objects).filter(([, body]) => !isStream(body));
  const loose = Object.fromEntries(entriesOf(objects).filter(([, body]) => isStream(body)));
  const bodies = packed.map(([, body]) => body);
  const offsets = bodies.map((_, at) => bodies.slice(0, at).join(' ').length + (at === 0 ? 0 : 1));
  const index = packed.map(([number], at) => `${number} ${offsets[at]}`).join(' ');
  const container = Math.max(...Object.keys(objects).map(Number)) + 1;
  const box = stream(
    `${index} ${bodies.join(' ')}`,
    `/Type /ObjStm /N ${packed.length} /First ${index.length + 1}`,
  );
  const { text, places } = written({ ...loose, [container]: box }, HEADER);
  const rows: string[] = [];
  const row = (kind: number, place: number, order: number) =>
    rows.push(
      String.fromCharCode(kind, (place >> 16) & 255, (place >> 8) & 255, place & 255, order),
    );
  for (let number = 0; number <= container + 1; number += 1) {
    const at = packed.findIndex(([one]) => one === number);
    const place = number === container + 1 ? text.length : places.get(number);
    if (at >= 0) row(2, container, at);
    else if (place !== undefined) row(1, place, 0);
    else row(0, 0, 0);
  }
  const map = stream(rows.join(''), `/Type /XRef /Size ${rows.length} /W [1 3 1] /Root 1 0 R`);
  return bytesOf(
    `${text}${container + 1} 0 obj\n${map}\nendobj\nstartxref\n${text.length}\n%%EOF\n`,
  );
}
