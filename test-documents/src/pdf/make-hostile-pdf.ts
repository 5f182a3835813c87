import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { bytesOf, type Content, type Objects, writePdf } from './write-pdf.ts';

const stream = (entries: string, content: Content): readonly Content[] => [
  `<< ${entries} /Length ${content.length} >>\nstream\n`,
  content,
  '\nendstream',
];

/** A document of one page (3) with its content (4). */
const onePage = (content: readonly Content[], entries = ''): Objects => ({
  1: ['<< /Type /Catalog /Pages 2 0 R >>'],
  2: ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
  3: [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R ${entries} >>`],
  4: content,
});

const naming = (form: number) => `/Resources << /XObject << /A ${form} 0 R >> >>`;
const form = (content: string, painted?: number) =>
  stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${painted ? naming(painted) : ''}`,
    content,
  );
const painting = (times: number) => '/A Do '.repeat(times);

const MEBIBYTE = 1024 * 1024;

/**
 * Bytes that unpack to `megabytes` of a repeated text. Repeats a compressed piece, to save memory. The
 * checksum, at the end, is wrong.
 */
function packed(megabytes: number, repeated = '0 0 1 1 re f '): Uint8Array {
  const times = Math.ceil(MEBIBYTE / repeated.length);
  const options = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(Buffer.alloc(times * repeated.length, repeated), options);
  const pieces = Array.from({ length: megabytes }, () => piece);
  const head = Buffer.from([0x78, 0xda]);
  return Buffer.concat([head, ...pieces, deflateRawSync(''), Buffer.alloc(4)]);
}

/** Exceeds the limit of a stream. */
const BOMB_MEGABYTES = 300;
const FLATE = '/Filter /FlateDecode';

/** A form that paints itself ten times. */
export const recursiveForm = (): Uint8Array =>
  writePdf({ ...onePage(stream('', painting(1)), naming(5)), 5: form(painting(10), 5) });

/** Forms that each paint the next one ten times: 10¹² in all. */
export function nestedForms(depth = 12, times = 10): Uint8Array {
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const made = isLast ? form('0 0 1 1 re f') : form(painting(times), 6 + at);
    return [5 + at, made] as const;
  });
  return writePdf({ ...onePage(stream('', painting(1)), naming(5)), ...Object.fromEntries(forms) });
}

/** A page with a bomb as content. */
export const contentBomb = (): Uint8Array =>
  writePdf(onePage(stream(FLATE, packed(BOMB_MEGABYTES))));

/** {@link contentBomb} compressed twice, to a few hundred bytes. */
export const chainBomb = (): Uint8Array =>
  writePdf(
    onePage(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(packed(BOMB_MEGABYTES)))),
  );

/** A page with more filters than any program uses. */
export const longChain = (): Uint8Array =>
  writePdf(
    onePage(
      stream(`/Filter [${'/FlateDecode '.repeat(20)}]`, deflateSync(deflateSync('0 0 1 1 re f'))),
    ),
  );

/** A page with a bomb as picture. */
export const pictureBomb = (): Uint8Array =>
  writePdf({
    ...onePage(stream('', painting(1)), naming(5)),
    5: stream(
      `/Type /XObject /Subtype /Image /Width 17000 /Height 17000 /BitsPerComponent 8 /ColorSpace /DeviceGray ${FLATE}`,
      packed(BOMB_MEGABYTES, '\0'),
    ),
  });

/** A document with a bomb as object stream. */
export const objectStreamBomb = (): Uint8Array =>
  writePdf({
    ...onePage(stream('', '')),
    5: stream(`/Type /ObjStm /N 1 /First 4 ${FLATE}`, packed(BOMB_MEGABYTES, ' ')),
  });

/** A document with a bomb as its only cross-reference stream. */
export function tableBomb(): Uint8Array {
  const parts = ['%PDF-1.7\n', '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'];
  const start = parts.join('').length;
  return Buffer.concat(
    [
      ...parts,
      '5 0 obj\n',
      ...stream(
        `/Type /XRef /Size 60000000 /W [1 2 1] /Root 1 0 R ${FLATE}`,
        packed(BOMB_MEGABYTES, '\0'),
      ),
      `\nendobj\nstartxref\n${start}\n%%EOF\n`,
    ].map(bytesOf),
  );
}

/** A document of many pages, all of them one object. */
export function manyPages(count: number): Uint8Array {
  const kids = '3 0 R '.repeat(count);
  return writePdf({
    ...onePage(stream('', '')),
    2: [`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`],
  });
}

/** A document of many objects. */
export function manyObjects(count: number): Uint8Array {
  const text = Array.from({ length: count }, (_, at) => `${10 + at} 0 obj 1 endobj\n`).join('');
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(text),
    writePdf(onePage(stream('', ''))),
  ]);
}

/** A page tree that contains itself. */
export const cyclicTree = (): Uint8Array =>
  writePdf({
    ...onePage(stream('', '')),
    2: ['<< /Type /Pages /Kids [2 0 R 2 0 R 3 0 R] /Count 3 >>'],
  });

/** A page tree of many levels, each with one child. */
export function deepTree(depth: number): Uint8Array {
  const nodes = Array.from({ length: depth }, (_, at) => {
    const child = at === depth - 1 ? 3 : 101 + at;
    return [100 + at, [`<< /Type /Pages /Kids [${child} 0 R] /Count 1 >>`]] as const;
  });
  return writePdf({
    ...onePage(stream('', '')),
    2: ['<< /Type /Pages /Kids [100 0 R] /Count 1 >>'],
    ...Object.fromEntries(nodes),
  });
}

/** A page with so many objects that they exceed a worker's memory. */
export const countlessParts = (): Uint8Array => writePdf(onePage(stream(FLATE, packed(60))));
