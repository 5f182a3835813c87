import { createHash } from 'node:crypto';
import { escapeXml } from '../markup/xml.ts';
import type { EpubBook, EpubResource, EpubSegment, NavEntry } from './epub-book.contract.ts';

/** When the demonstration books were made: always the same moment, so that they are always the same. */
const MODIFIED = '2026-01-15T09:00:00Z';

/** The book's UUID: it follows from its key. */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(`leeszaal:${key}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** `META-INF/container.xml`, which says where the package is. */
export const containerXml = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="OEBPS/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

function metadata(book: EpubBook): string {
  const { subtitle } = book;
  const { title, authors, language, publisher, year, keywords, abstract } = book.record;
  const text = escapeXml;
  return [
    `<dc:identifier id="uid">urn:uuid:${uuidOf(book.record.key)}</dc:identifier>`,
    `<dc:title id="title">${text(title)}</dc:title>`,
    '<meta refines="#title" property="title-type">main</meta>',
    ...(subtitle === undefined
      ? []
      : [
          `<dc:title id="subtitle">${text(subtitle)}</dc:title>`,
          '<meta refines="#subtitle" property="title-type">subtitle</meta>',
        ]),
    ...authors.flatMap((name, index) => [
      `<dc:creator id="author${index}">${text(name.split(', ').reverse().join(' '))}</dc:creator>`,
      `<meta refines="#author${index}" property="role" scheme="marc:relators">aut</meta>`,
      `<meta refines="#author${index}" property="file-as">${text(name)}</meta>`,
    ]),
    `<dc:language>${language}</dc:language>`,
    `<dc:publisher>${text(publisher)}</dc:publisher>`,
    `<dc:date>${year}</dc:date>`,
    `<dc:description>${text(abstract)}</dc:description>`,
    ...keywords.map((subject) => `<dc:subject>${text(subject)}</dc:subject>`),
    `<meta property="dcterms:modified">${MODIFIED}</meta>`,
    ...(book.layout === 'pre-paginated'
      ? [
          '<meta property="rendition:layout">pre-paginated</meta>',
          '<meta property="rendition:spread">landscape</meta>',
          '<meta property="rendition:orientation">auto</meta>',
        ]
      : []),
    '<meta name="cover" content="cover-image"/>',
  ].join('\n    ');
}

const directionOf = ({ record }: EpubBook): string => (record.language === 'ar' ? 'rtl' : 'ltr');

const segmentId = (index: number): string => `s${index + 1}`;

function resourceItem(book: EpubBook, resource: EpubResource, index: number): string {
  const cover = resource.path === book.cover;
  const id = cover ? 'cover-image' : `r${index + 1}`;
  const properties = cover ? ' properties="cover-image"' : '';
  return `<item id="${id}" href="${resource.path}" media-type="${resource.mediaType}"${properties}/>`;
}

function segmentItem(segment: EpubSegment, index: number): string {
  const properties = segment.hasSvg ? ' properties="svg"' : '';
  return `<item id="${segmentId(index)}" href="${segment.path}" media-type="application/xhtml+xml"${properties}/>`;
}

/** The package document: metadata, manifest and spine. */
export function packageOpf(book: EpubBook): string {
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
    ...book.resources.map((resource, index) => resourceItem(book, resource, index)),
    ...book.segments.map(segmentItem),
  ];
  const spine = book.segments.map(({ spread }, index) => {
    const properties = spread === undefined ? '' : ` properties="page-spread-${spread}"`;
    return `<itemref idref="${segmentId(index)}"${properties}/>`;
  });
  const direction = directionOf(book) === 'rtl' ? ' page-progression-direction="rtl"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" xml:lang="${book.record.language}" dir="${directionOf(book)}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    ${metadata(book)}
  </metadata>
  <manifest>
    ${items.join('\n    ')}
  </manifest>
  <spine toc="ncx"${direction}>
    ${spine.join('\n    ')}
  </spine>
</package>
`;
}

function navList(entries: readonly NavEntry[]): string {
  const items = entries.map(({ title, href, children }) => {
    const below = children.length === 0 ? '' : navList(children);
    return `<li><a href="${href}">${escapeXml(title)}</a>${below}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

/** The navigation document: contents, and where the text begins. */
export function navXhtml(book: EpubBook): string {
  const start = book.contents[0]?.href ?? book.segments[0]?.path ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.record.language}" xml:lang="${book.record.language}" dir="${directionOf(book)}">
<head><title>${escapeXml(book.contentsTitle)}</title></head>
<body>
<nav epub:type="toc" role="doc-toc" id="toc"><h1>${escapeXml(book.contentsTitle)}</h1>${navList(book.contents)}</nav>
<nav epub:type="landmarks" hidden=""><ol><li><a epub:type="bodymatter" href="${start}">${escapeXml(book.record.title)}</a></li></ol></nav>
</body>
</html>
`;
}

const depthOf = (entries: readonly NavEntry[]): number =>
  entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ children }) => depthOf(children)));

/** The contents in the older form, for readers of EPUB 2. */
export function tocNcx(book: EpubBook): string {
  let order = 0;
  const points = (entries: readonly NavEntry[]): string =>
    entries
      .map(({ title, href, children }) => {
        order += 1;
        const open = `<navPoint id="p${order}" playOrder="${order}"><navLabel><text>${escapeXml(title)}</text></navLabel><content src="${href}"/>`;
        return `${open}${points(children)}</navPoint>`;
      })
      .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${book.record.language}">
<head>
<meta name="dtb:uid" content="urn:uuid:${uuidOf(book.record.key)}"/>
<meta name="dtb:depth" content="${depthOf(book.contents)}"/>
<meta name="dtb:totalPageCount" content="0"/>
<meta name="dtb:maxPageNumber" content="0"/>
</head>
<docTitle><text>${escapeXml(book.record.title)}</text></docTitle>
<navMap>${points(book.contents)}</navMap>
</ncx>
`;
}

/** From a segment's folder up to the package's. */
function upFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** A segment as a complete XHTML document. */
export function segmentXhtml(book: EpubBook, segment: EpubSegment): string {
  const up = upFrom(segment.path);
  const links = segment.styles.map(
    (style) => `<link rel="stylesheet" type="text/css" href="${up}${style}"/>`,
  );
  const viewport =
    segment.viewport === undefined
      ? []
      : [
          `<meta name="viewport" content="width=${segment.viewport.width}, height=${segment.viewport.height}"/>`,
        ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${book.record.language}" xml:lang="${book.record.language}" dir="${directionOf(book)}">
<head>
<meta charset="utf-8"/>
<title>${escapeXml(segment.title)}</title>
${[...viewport, ...links].join('\n')}
</head>
<body${segment.bodyAttributes ?? ''}>
${segment.body}
</body>
</html>
`;
}
