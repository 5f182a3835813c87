import { deflateSync } from 'node:zlib';
import { makePackedPdf, type PackedLies } from './make-packed-pdf.ts';
import { makeRawPdf, rawPage, rawStream } from './make-raw-pdf.ts';

/** A damaged PDF: the damage, the file, and the texts of its pages. */
export type DamagedPdf = readonly [
  damage: string,
  bytes: Uint8Array,
  texts: readonly (string | undefined)[],
];

type Bodies = Readonly<Record<number, string>>;

const BODIES: Bodies = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [10 0 R 12 0 R] /Count 2 >>',
  ...rawPage(10, 'one'),
  ...rawPage(12, 'two'),
};
const TEXTS = ['one', 'two'];
const FONT = '/Resources << /Font << /F 3 0 R >> >>';
const BOX = '/MediaBox [0 0 300 200]';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const text = (bodies: Bodies = {}) =>
  Buffer.from(makeRawPdf({ ...BODIES, ...bodies })).toString('latin1');
const SOUND = text();
const TABLE_AT = SOUND.indexOf('xref\n');

/** The intact file with other objects. */
const objects = (damage: string, bodies: Bodies, texts: DamagedPdf[2] = TEXTS): DamagedPdf => [
  damage,
  latin1(text(bodies)),
  texts,
];

/** The intact file with a text replaced everywhere. */
function replaced(
  damage: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
  texts: DamagedPdf[2] = TEXTS,
): DamagedPdf {
  const put = typeof to === 'string' ? (found: string) => found.replace(from, to) : to;
  const changed = typeof from === 'string' ? SOUND.replaceAll(from, put) : SOUND.replace(from, put);
  if (changed === SOUND) throw new TypeError(`Nothing to damage: ${damage}`);
  return [damage, latin1(changed), texts];
}

const packed = (damage: string, lies: PackedLies): DamagedPdf => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return [damage, makePackedPdf({ ...BODIES, 3: font }, lies), TEXTS];
};

const page = (more: string) => `<< /Type /Page /Parent 2 0 R ${more} >>`;
/** A compressed stream, written in hexadecimal digits. */
const flate = (bytes: Uint8Array) =>
  rawStream(Buffer.from(bytes).toString('hex')).replace(
    '<<',
    '<< /Filter [/ASCIIHexDecode /FlateDecode]',
  );
const SHOWN = Buffer.from('BT /F 20 Tf 40 100 Td (one) Tj ET');
const update = (trailer: string, startxref: string | number = SOUND.length) =>
  latin1(
    `${SOUND}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 14 ${trailer} >>\nstartxref\n${startxref}\n%%EOF\n`,
  );

const TABLES: readonly DamagedPdf[] = [
  ['no table', latin1(SOUND.slice(0, TABLE_AT) + SOUND.slice(SOUND.indexOf('trailer'))), TEXTS],
  replaced('offsets that are all wrong', /\d{10} 00000 n/g, '0000000033 00000 n'),
  replaced('offsets that are no numbers', /\d{10} 00000 n/g, 'xxxxxxxxxx 00000 n'),
  replaced('entries that are too short', /(\d{10}) 00000 n \n/g, '$1 00000 n\n'),
  replaced('a table that begins at 1', 'xref\n0 1\n', 'xref\n1 1\n'),
  replaced('a table without its keyword', /xref\n0 1/, '0 1'),
  replaced('a startxref of 0', /startxref\n\d+/, 'startxref\n0'),
  replaced('a startxref into an object', /startxref\n\d+/, 'startxref\n60'),
  replaced('a startxref behind the end', /startxref\n\d+/, 'startxref\n9999999'),
  replaced('a startxref below 0', /startxref\n\d+/, 'startxref\n-17'),
  replaced('a startxref that is no number', /startxref\n\d+/, 'startxref\nnone'),
  replaced('no startxref', /startxref\n\d+\n%%EOF\n/, ''),
  replaced('a Size that is too small', /\/Size \d+/, '/Size 1'),
  replaced('a Size that is huge', /\/Size \d+/, '/Size 99999999999'),
  replaced('no trailer', /trailer\n.*\n/, ''),
  replaced('a trailer without Root', '/Root 1 0 R', ''),
  replaced('a trailer that is no dictionary', /trailer\n.*\n/, 'trailer\n17\n'),
  replaced('a Root that is a page', '/Root 1 0 R', '/Root 10 0 R'),
  replaced('a Root that is missing', '/Root 1 0 R', '/Root 77 0 R'),
  replaced('a Root that is direct', '/Root 1 0 R', '/Root << /Type /Catalog /Pages 2 0 R >>'),
  replaced('a Prev that leads to itself', '/Root', `/Prev ${TABLE_AT} /Root`),
  replaced('a Prev behind the end', '/Root', '/Prev 99999999 /Root'),
  replaced('a Prev that is no number', '/Root', '/Prev (x) /Root'),
  replaced('an XRefStm that leads nowhere', '/Root', '/XRefStm 40 /Root'),
  ['an update whose Prev is a loop', update(`/Root 1 0 R /Prev ${SOUND.length}`), TEXTS],
  ['an update without Prev', update('/Root 1 0 R'), TEXTS],
  ['an update whose Prev is wrong', update('/Root 1 0 R /Prev 30'), TEXTS],
  ['an update without Root', update(`/Prev ${TABLE_AT}`), TEXTS],
  packed('a sound cross-reference stream', {}),
  packed('a cross-reference stream with wrong widths', { widths: '[2 4 2]' }),
  packed('a cross-reference stream with no widths', { widths: '[]' }),
  packed('a cross-reference stream with widths below 0', { widths: '[1 -2 1]' }),
  packed('a cross-reference stream with a wrong index', { index: '[7 99]' }),
  packed('a cross-reference stream without Root', { root: '' }),
  packed('a truncated cross-reference stream', { table: (bytes) => bytes.subarray(0, 12) }),
  packed('a corrupt cross-reference stream', { table: (bytes) => Buffer.from(bytes).fill(7, 9) }),
  packed('a startxref beside the cross-reference stream', { startOffset: 5 }),
  packed('an object stream with a count that is too high', { count: 99 }),
  packed('an object stream without its check sum', { objects: (bytes) => bytes.subarray(0, -4) }),
];

const FRAMES: readonly DamagedPdf[] = [
  ['something before the header', latin1(`${'x'.repeat(300)}\n${SOUND}`), TEXTS],
  ['a page of text before the header', latin1(`${'x\n'.repeat(1500)}${SOUND}`), TEXTS],
  replaced('no header', '%PDF-1.7\n', ''),
  replaced('a header of no version', '%PDF-1.7', '%PDF-'),
  replaced('a header of another version', '%PDF-1.7', '%PDF-bogus'),
  replaced('a header with one letter wrong', '%PDF-1.7', '%PDX-1.7'),
  ['something behind the end', latin1(SOUND + 'junk\0'.repeat(2_000)), TEXTS],
  ['zeros behind the end', Buffer.concat([latin1(SOUND), Buffer.alloc(70_000)]), TEXTS],
  ['lines that end with CR', latin1(SOUND.replaceAll('\n', '\r')), TEXTS],
  ['lines that end with CR LF', latin1(SOUND.replaceAll('\n', '\r\n')), TEXTS],
  replaced('no endstream', '\nendstream', ''),
  replaced('no endobj', 'endobj\n', ''),
  replaced('neither endstream nor endobj', /\nendstream\nendobj/g, '', ['one']),
  replaced('endobj in place of endstream', 'endstream\nendobj', 'endobj'),
  replaced('a misspelt endstream', 'endstream', 'endstrea'),
  replaced('no space behind obj', / obj\n/g, ' obj'),
  replaced('a Length that is too small', /\/Length \d+/g, '/Length 3'),
  replaced('a Length that is too large', /\/Length \d+/g, '/Length 900'),
  replaced('a Length that is huge', /\/Length \d+/g, '/Length 99999999999999'),
  replaced('a Length below 0', /\/Length \d+/g, '/Length -5'),
  replaced('a Length that is missing', /\/Length \d+/g, ''),
  replaced('a Length that leads nowhere', /\/Length \d+/g, '/Length 77 0 R'),
  replaced('a Length that leads to itself', /\/Length \d+/g, '/Length 11 0 R'),
  replaced(
    'names with escapes',
    /\/(Type|Kids|Page|Pages)\b/g,
    (name) => `/#${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
  ),
  replaced('a dictionary that does not end', '/Count 2 >>', '/Count 2'),
  replaced('a catalog that does not end', '/Pages 2 0 R >>', '/Pages 2 0 R'),
  replaced('a bracket too few', 'Kids [', 'Kids ', ['one']),
  replaced('a bracket that does not close', '] /Count', ' /Count'),
  replaced('a key without its value', '/Count 2', '/Count 2 /Odd'),
  replaced('rubbish between entries', '/Count 2', '/Count 2 ) 7 } foo ]'),
  replaced('a string that does not end', 'Tj ET', 'Tj ET (', TEXTS),
];

const TREES: readonly DamagedPdf[] = [
  replaced('a catalog without Type', '/Type /Catalog ', ''),
  replaced('pages without Type', '/Type /Pages ', ''),
  replaced('a page without Type', '/Type /Page ', ''),
  replaced('no Type at all', /\/Type \/(Catalog|Pages|Page|Font) /g, ''),
  replaced('the Type of pages on each page', '/Type /Page ', '/Type /Pages '),
  replaced('the Type of a page on the tree', '/Type /Pages ', '/Type /Page '),
  replaced('a catalog of another Type', '/Type /Catalog', '/Type /Katalog'),
  replaced('no Count', '/Count 2', ''),
  replaced('a Count of 0', '/Count 2', '/Count 0'),
  replaced('a Count below 0', '/Count 2', '/Count -2'),
  replaced('a Count that is too small', '/Count 2', '/Count 1', ['one']),
  replaced('a Count that is too large', '/Count 2', '/Count 9'),
  replaced('a Count that is huge', '/Count 2', '/Count 99999999999'),
  replaced('a Count that is no number', '/Count 2', '/Count (two)'),
  replaced('a Count that leads nowhere', '/Count 2', '/Count 77 0 R'),
  objects('kids that are null', {
    2: '<< /Type /Pages /Kids [null 10 0 R null 12 0 R] /Count 4 >>',
  }),
  objects('kids that are missing', {
    2: '<< /Type /Pages /Kids [77 0 R 10 0 R 12 0 R] /Count 3 >>',
  }),
  objects('kids that lead back', { 2: '<< /Type /Pages /Kids [10 0 R 2 0 R 12 0 R] /Count 3 >>' }),
  objects('kids that are numbers', { 2: '<< /Type /Pages /Kids [10 0 R 7 12 0 R] /Count 3 >>' }),
  objects('kids that stand elsewhere', {
    2: '<< /Type /Pages /Kids 20 0 R /Count 2 >>',
    20: '[10 0 R 12 0 R]',
  }),
  objects('kids that are written out', {
    2: `<< /Type /Pages /Kids [${page(`/Contents 11 0 R ${FONT} ${BOX}`)} 12 0 R] /Count 2 >>`,
    10: 'null',
  }),
  objects('a page in place of its tree', { 1: '<< /Type /Catalog /Pages 10 0 R >>' }, ['one']),
  replaced('a catalog without pages', '/Pages 2 0 R', ''),
  objects('a catalog whose pages are missing', { 1: '<< /Type /Catalog /Pages 77 0 R >>' }),
  objects('a tree that is nothing', { 2: 'null' }),
  replaced('references to another generation', /(1[02]) 0 R/g, '$1 3 R'),
  objects('pages without parents', {
    10: `<< /Type /Page /Contents 11 0 R ${FONT} ${BOX} >>`,
    12: `<< /Type /Page /Contents 13 0 R ${FONT} ${BOX} >>`,
  }),
  objects('an outline and labels that are numbers', {
    1: '<< /Type /Catalog /Pages 2 0 R /Outlines 7 /PageLabels 8 /Names 9 /AcroForm 3 /OCProperties 4 >>',
  }),
];

const BOXES = ['', '/MediaBox [0 0 0 0]', '/MediaBox [300 200 0 0]', '/MediaBox 20 0 R'];
const ODD_BOXES = ['/MediaBox [0 0 300]', '/MediaBox [(a) (b) (c) (d)]', '/MediaBox 7'];

const PAGES: readonly DamagedPdf[] = [
  ...[...BOXES, ...ODD_BOXES, '/MediaBox [21 0 R 21 0 R 22 0 R 23 0 R]'].map((box) =>
    objects(`a page of ${box === '' ? 'no size' : box.slice(1)}`, {
      10: page(`/Contents 11 0 R ${FONT} ${box}`),
      20: '[0 0 300 200]',
      21: '0',
      22: '300',
      23: '200',
    }),
  ),
  objects('a page without contents', { 10: page(`${FONT} ${BOX}`) }, ['', 'two']),
  objects('contents that are missing', { 10: page(`/Contents 77 0 R ${FONT} ${BOX}`) }, [
    '',
    'two',
  ]),
  objects('contents that are missing in part', {
    10: page(`/Contents [77 0 R 11 0 R null 3 0 R 7] ${FONT} ${BOX}`),
  }),
  replaced(
    'no contents, no table and no trailer',
    /1[13] 0 obj[\s\S]*?endobj\n|xref[\s\S]*$/g,
    '',
    ['', ''],
  ),
  objects('contents that are a number', { 10: page(`/Contents 7 ${FONT} ${BOX}`) }, ['', 'two']),
  objects('contents of an unknown filter', { 11: flate(SHOWN).replace('Flate', 'Odd') }, [
    undefined,
    'two',
  ]),
  objects('contents that are cut off', { 11: flate(deflateSync(SHOWN).subarray(0, -5)) }),
  objects('contents without check sum', { 11: flate(deflateSync(SHOWN).subarray(0, -4)) }),
  objects('contents that are not compressed', { 11: flate(SHOWN) }, [undefined, 'two']),
  objects('a filter that is missing', {
    11: rawStream(SHOWN.toString()).replace('<<', '<< /Filter 77 0 R'),
  }),
  objects('a filter that is null', {
    11: rawStream(SHOWN.toString()).replace('<<', '<< /Filter [null]'),
  }),
  objects('parameters that are null', {
    11: flate(deflateSync(SHOWN)).replace('<<', '<< /DecodeParms [null]'),
  }),
  objects('resources that are missing', { 10: page(`/Contents 11 0 R /Resources 77 0 R ${BOX}`) }, [
    undefined,
    'two',
  ]),
  objects('annotations that are a number', {
    10: page(`/Contents 11 0 R ${FONT} ${BOX} /Annots 7`),
  }),
  objects('annotations that are numbers', {
    10: page(`/Contents 11 0 R ${FONT} ${BOX} /Annots [7 null (a) 77 0 R 3 0 R]`),
  }),
  objects('a rotation that is no right angle', {
    10: page(`/Contents 11 0 R ${FONT} ${BOX} /Rotate 37`),
  }),
  objects('one page that is a number', { 10: '7' }, ['two']),
];

/** A PDF whose first page cannot be opened. */
export const LOST_PAGE: Uint8Array = latin1(
  text({ 10: '<< /Type /Page /Parent 2 0 R /MediaBox [' }),
);

/** Kinds of damage, with the texts that other viewers show. */
export const DAMAGED_PDFS: readonly DamagedPdf[] = [...TABLES, ...FRAMES, ...TREES, ...PAGES];
