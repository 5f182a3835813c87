import type { Subset } from '@cantoo/fontkit';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import type { Face, PlacedGlyph } from './face.ts';
import { n } from './page-draft.ts';

const hex = (value: number, digits = 4): string => value.toString(16).padStart(digits, '0');

/** A tag of six capitals, as PDF asks of a subset; it follows from the font's place in the file. */
function subsetTag(index: number): string {
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26)),
  ).join('');
}

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

/** The glyphs of one face that one file uses, and the objects that carry them. */
export class EmbeddedFace {
  readonly name: string;
  readonly #face: Face;
  readonly #index: number;
  readonly #subset: Subset;
  readonly #used = new Map<number, PlacedGlyph>();
  readonly #codes = new Map<number, number>();

  constructor(face: Face, index: number) {
    this.#face = face;
    this.#index = index;
    this.name = `F${index}`;
    this.#subset = face.font.createSubset();
  }

  /** The code of a glyph in this file, as hexadecimal digits. */
  code(glyph: Pick<PlacedGlyph, 'id' | 'text' | 'width'>): string {
    const known = this.#codes.get(glyph.id);
    if (known !== undefined) return hex(known);
    const code = this.#subset.includeGlyph(glyph.id);
    this.#codes.set(glyph.id, code);
    this.#used.set(code, { ...glyph, advance: glyph.width });
    return hex(code);
  }

  /** Writes the font's objects; call it when every page has been written. */
  embed(context: PDFContext): PDFRef {
    const { font } = this.#face;
    const scale = 1000 / font.unitsPerEm;
    const baseFont = `${subsetTag(this.#index)}+${font.postscriptName}`;
    const codes = [...this.#used.keys()].sort((a, b) => a - b);
    const file = context.register(context.flateStream(this.#subset.encode()));
    const descriptor = context.register(
      context.obj({
        Type: 'FontDescriptor',
        FontName: baseFont,
        Flags: 4,
        FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map(
          (edge) => edge * scale,
        ),
        ItalicAngle: font.italicAngle,
        Ascent: font.ascent * scale,
        Descent: font.descent * scale,
        CapHeight: font.capHeight * scale,
        XHeight: font.xHeight * scale,
        StemV: 80,
        FontFile2: file,
      }),
    );
    const widths = codes.flatMap((code) => [code, [Math.round(this.#used.get(code)?.width ?? 0)]]);
    const descendant = context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: baseFont,
        CIDSystemInfo: {
          Registry: context.obj('Adobe'),
          Ordering: context.obj('Identity'),
          Supplement: 0,
        },
        FontDescriptor: descriptor,
        DW: 0,
        W: widths,
        CIDToGIDMap: 'Identity',
      }),
    );
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: baseFont,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: context.register(context.flateStream(this.#toUnicode(codes))),
      }),
    );
  }

  #toUnicode(codes: readonly number[]): string {
    const pairs = codes.map(
      (code) => `<${hex(code)}> <${utf16(this.#used.get(code)?.text ?? '')}>`,
    );
    const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, block) => {
      const some = pairs.slice(block * 100, block * 100 + 100);
      return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
    });
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}

/** The `TJ` operand of a run: codes, with corrections where a glyph takes up more or less than its width. */
export function showGlyphs(face: EmbeddedFace, glyphs: readonly PlacedGlyph[]): string {
  let shown = '[';
  let codes = '';
  for (const glyph of glyphs) {
    codes += face.code(glyph);
    const correction = Math.round(glyph.width) - glyph.advance;
    if (Math.abs(correction) < 0.05) continue;
    shown += `<${codes}>${n(correction)} `;
    codes = '';
  }
  return codes === '' ? `${shown}] TJ` : `${shown}<${codes}>] TJ`;
}
