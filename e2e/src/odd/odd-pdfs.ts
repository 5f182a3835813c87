import {
  makeLostPdf,
  makePackedPdf,
  makeUpdatedPdf,
  onePage,
  type PdfObjects,
  rawStream,
  say,
  severalPages,
  writePdf,
} from '@leeszaal/test-documents';

/** A page tree in which every node but the last has one child. */
function deepTree(depth: number): PdfObjects {
  const nodes: Record<number, string> = {};
  const first = 10;
  for (let at = 0; at < depth; at += 1) {
    const parent = at === 0 ? 2 : first + at - 1;
    const child = at === depth - 1 ? 3 : first + at + 1;
    nodes[first + at] = `<< /Type /Pages /Parent ${parent} 0 R /Kids [${child} 0 R] /Count 1 >>`;
  }
  return {
    ...onePage({ content: say('Qdeep') }),
    2: `<< /Type /Pages /Kids [${first} 0 R] /Count 1 >>`,
    3: `<< /Type /Page /Parent ${first + depth - 1} 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    ...nodes,
  };
}

const box = (media: string, x = 40, y = 140) =>
  writePdf(onePage({ content: say('Qbox', x, y), page: `/MediaBox ${media}` }));

const appearance = (text: string) =>
  rawStream(
    `0.9 0.9 1 rg 0 0 120 20 re f 0 g BT /F1 12 Tf 4 5 Td (${text}) Tj ET`,
    '/Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font << /F1 5 0 R >> >>',
  );

/** A square and a disc in fax compression, and the same in JBIG2. */
const FAX = 'f3617ffff3d7083e9f4fdf5fffb5ff5c3f0c171fff8f80080080';
const REGION =
  '000000003000010000001300000020000000200000000000000000000000000000012600010000002c000000200000002000000000000000000001';
const BILEVEL =
  '/Type /XObject /Subtype /Image /Width 32 /Height 32 /ColorSpace /DeviceGray /BitsPerComponent 1';
/** A gradient from red to blue in JPEG 2000. */
const WAVELETS =
  'ff4fff51002f0000000000100000001000000000000000000000001000000010000000000000000000030f01010f01010f0101ff52000c00000001010404040001ff5c00104080888890888890888890888890ff640025000143726561746564206279204f70656e4a5045472076657273696f6e20322e352e30ff90000a0000000000210001ff938080df0040031e808080808080808080808080ffd9';

/** Valid but unusual PDFs: each visible text begins with a Q. */
export const ODD_PDFS: Readonly<Record<string, () => Uint8Array>> = {
  'user unit': () =>
    writePdf(onePage({ content: say('Qunit'), page: '/MediaBox [0 0 300 200] /UserUnit 2.5' })),
  'turned back': () =>
    writePdf(onePage({ content: say('Qback'), page: '/MediaBox [0 0 300 200] /Rotate -90' })),
  'turned too far': () =>
    writePdf(onePage({ content: say('Qfar'), page: '/MediaBox [0 0 300 200] /Rotate 450' })),
  'negative box': () => box('[-200 -300 100 -100]', -160, -160),
  'box from its far corner': () => box('[300 200 0 0]'),
  'empty box': () => box('[0 0 0 0]'),
  'no box': () => writePdf(onePage({ content: say('Qnone'), page: '' })),
  'huge box': () =>
    writePdf(
      onePage({ content: say('Qhuge', 1000, 9000, 1500), page: '/MediaBox [0 0 14400 14400]' }),
    ),
  'box of a wall': () =>
    writePdf(
      onePage({ content: say('Qwall', 9000, 90000, 9000), page: '/MediaBox [0 0 200000 120000]' }),
    ),
  'narrow strip': () =>
    writePdf(onePage({ content: say('Qstrip', 2, 1000, 8), page: '/MediaBox [0 0 60 2400]' })),
  'cut to a part': () =>
    writePdf(
      onePage({ content: say('Qpart'), page: '/MediaBox [0 0 600 600] /CropBox [20 100 220 220]' }),
    ),
  'cut beside the page': () =>
    writePdf(
      onePage({
        content: say('Qbeside'),
        page: '/MediaBox [0 0 300 200] /CropBox [900 900 990 990]',
      }),
    ),
  'without a table': () => makeLostPdf(onePage({ content: say('Qlost') })),
  'with its objects packed': () => makePackedPdf(onePage({ content: say('Qpacked') })),
  'updated behind': () =>
    makeUpdatedPdf(onePage({ content: say('older') }), { 4: rawStream(say('Qnewer')) }),
  'pages in a deep tree': () => writePdf(deepTree(200)),
  'pages in an abyss': () => writePdf(deepTree(2_000)),
  'miscounted pages': () =>
    writePdf({
      ...severalPages(['Qone', 'Qtwo', 'Qthree'].map((word) => ({ content: say(word) }))),
      2: '<< /Type /Pages /Kids [10 0 R 12 0 R null 14 0 R] /Count 7 >>',
    }),
  'inherited everything': () =>
    writePdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 300] /Rotate 90 /Resources << /Font << /F1 5 0 R >> >> >>',
      3: '<< /Type /Page /Parent 2 0 R /Contents [4 0 R 6 0 R] >>',
      4: rawStream('BT /F1 14 Tf 40 140 Td (Qsplit) '),
      5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      6: rawStream('Tj ET'),
    }),
  'nothing on it': () =>
    writePdf({
      ...onePage({ content: '' }),
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    }),
  'wrong lengths': () =>
    writePdf({
      ...onePage({ content: '' }),
      4: `<< /Length 3 >>\nstream\n${say('Qlength')}\nendstream`,
    }),
  'a broken end': () => writePdf(onePage({ content: `${say('Qend')} q 1 0 0 (unfinished` })),
  'drawn letters': () =>
    writePdf(
      onePage({
        content: 'BT /T3 40 Tf 40 100 Td (ab) Tj ET',
        resources: '',
        objects: {
          5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
          3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /T3 10 0 R >> >> >>',
          10: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 98 /Widths [1000 1000] /Encoding << /Type /Encoding /Differences [97 /square /triangle] >> /CharProcs << /square 11 0 R /triangle 12 0 R >> /Resources << >> >>',
          11: rawStream('1000 0 0 0 750 750 d1 0 0 750 750 re f'),
          12: rawStream('1000 0 0 0 750 750 d1 0 0 m 375 750 l 750 0 l f'),
        },
      }),
    ),
  'notes on it': () =>
    writePdf(
      onePage({
        content: say('Qtext'),
        page: '/MediaBox [0 0 300 200] /Annots [10 0 R 11 0 R 12 0 R 13 0 R]',
        objects: {
          10: '<< /Type /Annot /Subtype /Stamp /Rect [40 60 160 80] /F 4 /AP << /N 20 0 R >> >>',
          11: '<< /Type /Annot /Subtype /Stamp /Rect [40 30 160 50] /F 2 /AP << /N 21 0 R >> >>',
          12: '<< /Type /Annot /Subtype /Highlight /Rect [40 136 120 154] /QuadPoints [40 154 120 154 40 136 120 136] /C [1 1 0] /F 4 >>',
          13: '<< /Type /Annot /Subtype /Square /Rect [200 20 280 80] /C [1 0 0] /BS << /W 3 >> /F 4 >>',
          20: appearance('a stamp'),
          21: appearance('hidden'),
        },
      }),
    ),
  'a form filled in': () =>
    writePdf(
      onePage({
        content: say('Qform'),
        catalog:
          '/AcroForm << /Fields [10 0 R 11 0 R] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 12 Tf 0 g) >>',
        page: '/MediaBox [0 0 300 200] /Annots [10 0 R 11 0 R]',
        objects: {
          10: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (filled in) /Rect [40 60 160 80] /F 4 /AP << /N 20 0 R >> >>',
          11: '<< /Type /Annot /Subtype /Widget /FT /Btn /T (check) /V /Yes /AS /Yes /Rect [40 30 60 50] /F 4 /AP << /N << /Yes 21 0 R /Off 22 0 R >> >> >>',
          20: appearance('filled in'),
          21: rawStream('0 g 0 0 20 20 re f', '/Type /XObject /Subtype /Form /BBox [0 0 20 20]'),
          22: rawStream('', '/Type /XObject /Subtype /Form /BBox [0 0 20 20]'),
        },
      }),
    ),
  'a form to be drawn': () =>
    writePdf(
      onePage({
        content: say('Qempty'),
        catalog:
          '/AcroForm << /Fields [10 0 R] /NeedAppearances true /DR << /Font << /F1 5 0 R >> >> /DA (/F1 12 Tf 0 g) >>',
        page: '/MediaBox [0 0 300 200] /Annots [10 0 R]',
        objects: {
          10: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (filled in) /DA (/F1 12 Tf 0 g) /Rect [40 60 160 80] /F 4 >>',
        },
      }),
    ),
  'layers hidden': () =>
    writePdf(
      onePage({
        content: `${say('Qlayer')} /OC /A BDC 1 0 0 rg 40 40 60 60 re f EMC /OC /B BDC 0 0 1 rg 140 40 60 60 re f EMC /OC /M BDC 0 1 0 rg 220 40 60 60 re f EMC`,
        resources: '/Properties << /A 10 0 R /B 11 0 R /M 12 0 R >>',
        catalog:
          '/OCProperties << /OCGs [10 0 R 11 0 R] /D << /OFF [10 0 R] /Order [10 0 R 11 0 R] >> >>',
        objects: {
          10: '<< /Type /OCG /Name (same) >>',
          11: '<< /Type /OCG /Name (same) >>',
          12: '<< /Type /OCMD /OCGs [10 0 R] /P /AllOff >>',
        },
      }),
    ),
  'pictures in its lines': () =>
    writePdf(
      onePage({
        content: `${say('Qinline')} q 60 0 0 60 40 40 cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 00ff80c0> EI Q q 60 0 0 60 140 40 cm BI /W 8 /H 2 /IM true /D [1 0] /F /AHx ID aa55> EI Q`,
      }),
    ),
  shades: () =>
    writePdf(
      onePage({
        content: `${say('Qshade')} q 40 20 200 80 re W n /S1 sh Q`,
        resources: '/Shading << /S1 10 0 R >>',
        objects: {
          10: '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [40 0 240 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >>',
        },
      }),
    ),
  'packed pictures': () =>
    writePdf(
      onePage({
        content: `${say('Qpictures')} q 60 0 0 60 40 40 cm /Wavelets Do Q q 60 0 0 60 120 40 cm /Fax Do Q q 60 0 0 60 200 40 cm /Bilevel Do Q`,
        resources: '/XObject << /Wavelets 10 0 R /Fax 11 0 R /Bilevel 12 0 R >>',
        objects: {
          10: rawStream(
            `${WAVELETS}>`,
            '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/ASCIIHexDecode /JPXDecode]',
          ),
          11: rawStream(
            `${FAX}>`,
            `${BILEVEL} /Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 32 /Rows 32 >>]`,
          ),
          12: rawStream(`${REGION}${FAX}>`, `${BILEVEL} /Filter [/ASCIIHexDecode /JBIG2Decode]`),
        },
      }),
    ),
  'clear and mixed': () =>
    writePdf(
      onePage({
        content: `${say('Qclear')} 1 0 0 rg 40 20 100 80 re f /G1 gs 0 0 1 rg 90 40 100 80 re f /G2 gs 0 1 0 rg 160 10 80 60 re f`,
        resources: '/ExtGState << /G1 << /ca 0.5 >> /G2 << /BM /Multiply /ca 1 >> >>',
      }),
    ),
};
