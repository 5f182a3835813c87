import type { Book, SpineFile } from '@leeszaal/test-documents';
import { ODD_HEADINGS } from './odd-headings.ts';
import { ODD_MARKUP, PICTURE } from './odd-markup.ts';
import { ODD_NAMES, PICTURE_PATH } from './odd-names.ts';
import { ODD_COLOURS, ODD_FIXED, ODD_LAYOUTS, type OddPage } from './odd-pages.ts';
import { withWords } from './unique-words.ts';

/* Valid but unusual books; each word in them is unique. */

const NAMESPACE = 'xmlns="http://www.w3.org/1999/xhtml"';

function fileOf(name: string, { head = '', body, bodyAttributes = '' }: OddPage): SpineFile {
  const text = `<?xml version="1.0" encoding="utf-8"?><html ${NAMESPACE}><head><title>${name}</title>${head}</head><body ${bodyAttributes}>${body}</body></html>`;
  return {
    path: `${name}.xhtml`,
    bytes: withWords(text, name),
    mediaType: 'application/xhtml+xml',
  };
}

const pagesOf = (pages: Readonly<Record<string, OddPage>>) =>
  Object.entries(pages).map(([name, page]) => fileOf(name, page));

export const LAYOUTS: Book = {
  title: 'A Book of Odd Pages',
  spine: pagesOf(ODD_LAYOUTS),
};

export const FIXED: Book = {
  title: 'A Book of Odd Plates',
  metadata: '<meta property="rendition:layout">pre-paginated</meta>',
  spine: pagesOf(ODD_FIXED),
};

export const COLOURS: Book = { title: 'A Book of Odd Colours', spine: pagesOf(ODD_COLOURS) };

export const PLAIN: Book = {
  title: 'A Book of Odd Headings',
  spine: pagesOf({
    plain: {
      body: `<p id="serif">Plain.</p><p id="sans" style="font-family: sans-serif">Sans.</p><code id="mono">Typed.</code>${ODD_HEADINGS}`,
    },
  }),
};

export const NAMES: Book = {
  title: 'A Book of Odd Names',
  folder: 'OEBPS/pack/',
  spine: ODD_NAMES,
  items: '<item id="picture" href="../pictures/p%C3%AFc%201.png" media-type="image/png"/>',
  files: [{ path: PICTURE_PATH, bytes: PICTURE }],
};

const TALL = { width: 850, height: 3699 };
export const WIDE = { width: 3699, height: 400 };
const coloured = ({ width, height }: typeof TALL) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
export const STRIPS: Book = {
  title: 'A Book of Strips',
  spine: [
    fileOf('before', { body: '<p>{a}</p>' }),
    // The book's styles for the surrounding box have no effect.
    fileOf('wide', {
      body: '<div style="margin: 0 25%; height: 9em"><img alt="{a}" style="width: 100%" src="wide.svg"/></div>',
    }),
    fileOf('picture', { body: '<div><img alt="{a}" src="tall.svg"/></div>' }),
    fileOf('column', {
      head: '<style>html { writing-mode: vertical-lr }</style>',
      body: '<div><img alt="{a}" src="tall.svg"/></div>',
    }),
    {
      ...fileOf('plate', {
        head: `<meta name="viewport" content="width=${TALL.width}, height=${TALL.height}"/>`,
        body: `<div style="position:absolute;top:${TALL.height - 40}px">{a}</div>`,
      }),
      properties: 'rendition:layout-pre-paginated',
    },
    fileOf('after', { body: '<p>{a}</p>' }),
  ],
  items:
    '<item id="tall" href="tall.svg" media-type="image/svg+xml"/><item id="wide" href="wide.svg" media-type="image/svg+xml"/>',
  files: [
    { path: 'tall.svg', bytes: coloured(TALL) },
    { path: 'wide.svg', bytes: coloured(WIDE) },
  ],
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
export const MARKUP: Book = {
  title: 'A Book of Odd Markup',
  zip64: true,
  spine: Object.entries(ODD_MARKUP).map(([name, { bytes, mediaType, ending }]) => ({
    path: `${name}.${ending}`,
    bytes: /sixteen(?:Little|Big)/.test(name)
      ? utf16Words(bytes, name)
      : new Uint8Array(Buffer.from(withWords(latin(bytes), name), 'latin1')),
    mediaType,
  })),
};

function utf16Words(bytes: Uint8Array, name: string): Uint8Array {
  const isBig = bytes[0] === 0xfe;
  const little = isBig ? Buffer.from(bytes).swap16() : Buffer.from(bytes);
  const made = Buffer.from(withWords(little.toString('utf16le'), name), 'utf16le');
  return new Uint8Array(isBig ? made.swap16() : made);
}

/** The text of a file, with its words. */
export const textOf = ({ bytes }: SpineFile) =>
  typeof bytes === 'string' ? bytes : latin(bytes).replaceAll('\0', '');
