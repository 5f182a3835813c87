/** A file of the reading order, as stored in the archive. */
export interface OddFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** The end of its name. */
  readonly ending: string;
}

const NAMESPACE = 'xmlns="http://www.w3.org/1999/xhtml"';
const page = (body: string, declaration = '') =>
  `${declaration}<html ${NAMESPACE}><head><title>t</title></head><body>${body}</body></html>`;
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

const xhtml = (
  text: string | Uint8Array,
  mediaType = 'application/xhtml+xml',
  ending = 'xhtml',
) => ({
  bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  mediaType,
  ending,
});
const html = (text: string | Uint8Array) => xhtml(text, 'text/html', 'html');
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string, swap: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(swap ? bytes.swap16() : bytes);
};
/** A picture of two pixels. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADklEQVR4nGP4z8AAQv8BD/kD/YKO5UEAAAAASUVORK5CYII=',
  'base64',
);

/** Markup that browsers and programs interpret differently. */
export const ODD_MARKUP: Readonly<Record<string, OddFile>> = {
  entities: xhtml(page('<p>{a}&nbsp;caf&eacute;&mdash;{z}</p>')),
  ownEntity: xhtml(page('<p>{a} &sea; {z}</p>', '<!DOCTYPE html [<!ENTITY sea "the sea">]>')),
  publicType: xhtml(
    page(
      '<p>{a}&copy;&hellip;{z}</p>',
      `${declared('utf-8')}<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">`,
    ),
  ),
  bareAmpersand: xhtml(page('<p>{a} salt & pepper <b>{z}</b></p>')),
  strayComment: xhtml(page('<p>{a}<!-- one -- two -->{z}</p>')),
  straySign: xhtml(page('<p>{a}\u000b &#11; {z}</p>')),
  unclosed: xhtml(page('<p>{a}<p>two<br>three<![CDATA[{b}]]><i>{z}</p>')),
  twice: xhtml(page('<p class="a" class="b">{a}</p><a id="x"/><p>{z}</p>')),
  crossed: xhtml(page('<p>{a}<b><i>crossed</b></i>{z}</p>')),
  noNamespace: xhtml(
    '<html><head><title>t</title></head><body><h1>{a}</h1><p>{z}</p></body></html>',
  ),
  otherNamespace: xhtml(
    '<html xmlns="http://www.w3.org/TR/REC-html40"><body><p>{a}</p><p>{z}</p></body></html>',
  ),
  prefixed: xhtml(
    '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:body><h:p>{a}</h:p></h:body></h:html>',
  ),
  capitals: html('<HTML><BODY><P>{a}<P>{z}</BODY></HTML>'),
  fragment: html('<p>{a}</p><p>{z}</p>'),
  charData: xhtml(page('<p>{a}<![CDATA[ <raw> & ]]>{z}</p>')),
  instruction: xhtml(
    page(
      '<p>{a}<?page 12?>{z}</p>',
      '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="none.xsl"?>',
    ),
  ),
  lateDeclaration: xhtml(`\n\n${page('<p>{a}é{z}</p>', declared('utf-8'))}`),
  versionOnePointOne: xhtml(page('<p>{a}{z}</p>', '<?xml version="1.1" encoding="UTF-8"?>')),
  latinOne: xhtml(latin(page('<p>{a} café {z}</p>', declared('ISO-8859-1')))),
  latinOfMeta: html(
    latin(
      '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><p>{a} café {z}</p></body></html>',
    ),
  ),
  latinUnsaid: xhtml(latin(page('<p>{a} café {z}</p>'))),
  sixteenLittle: xhtml(utf16(page('<p>{a} café {z}</p>', declared('UTF-16')), false)),
  sixteenBig: xhtml(utf16(page('<p>{a} café {z}</p>', declared('UTF-16')), true)),
  markAndOther: xhtml(`\uFEFF${page('<p>{a} café {z}</p>', declared('ISO-8859-1'))}`),
  sixteenInName: xhtml(page('<p>{a} café {z}</p>', declared('UTF-16'))),
  mistakenType: xhtml(page('<p>{a}{z}</p>'), 'text/xml'),
  drawing: xhtml(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><text x="20" y="40">{a}</text></svg>',
    'image/svg+xml',
    'svg',
  ),
  picture: xhtml(PICTURE, 'image/png', 'png'),
  talkingBook: xhtml(
    '<dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/"><head><title>t</title></head><book><doctitle>{a}</doctitle><level1><p>{b}</p><line>{z}</line></level1></book></dtbook>',
    'application/x-dtbook+xml',
    'xml',
  ),
};
