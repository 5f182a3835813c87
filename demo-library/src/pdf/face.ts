import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from '@cantoo/fontkit';

/** A shaped glyph, in 1/1000 em: `advance` is its width with kerning, `width` that of the font alone. */
export interface PlacedGlyph {
  readonly id: number;
  readonly advance: number;
  readonly width: number;
  readonly text: string;
}

/** A shaped stretch of text; `width` is in 1/1000 em. */
export interface ShapedText {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** Which variants of letters and figures are used. */
export type LetterForms = 'text' | 'table' | 'smallCaps' | 'swash';

const FEATURES: Record<LetterForms, Record<string, boolean>> = {
  text: { kern: true, liga: true, onum: true },
  table: { kern: true, liga: true, lnum: true, tnum: true },
  smallCaps: { kern: true, smcp: true, onum: true },
  swash: { kern: true, liga: true, swsh: true },
};

/** One font of a family, with kerning, ligatures and small capitals; shaping is cached. */
export class Face {
  readonly font: Font;
  readonly #shaped = new Map<string, ShapedText>();

  constructor(font: Font) {
    this.font = font;
  }

  /** Shapes a word or a line; `tracking` opens the letters by so many 1/1000 em. */
  shape(text: string, forms: LetterForms = 'text', tracking = 0): ShapedText {
    const key = `${forms} ${tracking} ${text}`;
    const known = this.#shaped.get(key);
    if (known !== undefined) return known;
    const shaped = this.#layout(text, forms, tracking);
    this.#shaped.set(key, shaped);
    return shaped;
  }

  #layout(text: string, forms: LetterForms, tracking: number): ShapedText {
    const features = tracking === 0 ? FEATURES[forms] : { ...FEATURES[forms], liga: false };
    const run = this.font.layout(text, features);
    const scale = 1000 / this.font.unitsPerEm;
    const glyphs = run.glyphs.map(
      (glyph: Glyph, index): PlacedGlyph => ({
        id: glyph.id,
        advance: (run.positions?.[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking,
        width: glyph.advanceWidth * scale,
        text: String.fromCodePoint(...glyph.codePoints),
      }),
    );
    return { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) };
  }
}

const FILES = {
  serif: '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  serifItalic: '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  serifBold: '@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  sans: '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
  sansItalic:
    '@expo-google-fonts/alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf',
  sansMedium: '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  sansBold: '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
} as const;

/** The fonts that the demonstration books are set in. */
export type FaceName = keyof typeof FILES;

const loaded = new Map<string, Promise<Uint8Array>>();

/** The bytes of a font file of one of our dependencies, by its path within the package. */
export function fontBytes(path: string): Promise<Uint8Array> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const bytes = readFile(createRequire(import.meta.url).resolve(path));
  loaded.set(path, bytes);
  return bytes;
}

/** Loads every face; the books of one run share them. */
export async function loadFaces(): Promise<Readonly<Record<FaceName, Face>>> {
  const load = async (name: FaceName): Promise<Face> => {
    const font = create(await fontBytes(FILES[name]));
    if (!('layout' in font)) throw new Error(`${FILES[name]} holds several fonts`);
    return new Face(font);
  };
  const [serif, serifItalic, serifBold, sans, sansItalic, sansMedium, sansBold] = await Promise.all(
    [
      load('serif'),
      load('serifItalic'),
      load('serifBold'),
      load('sans'),
      load('sansItalic'),
      load('sansMedium'),
      load('sansBold'),
    ],
  );
  return { serif, serifItalic, serifBold, sans, sansItalic, sansMedium, sansBold };
}

/** The faces of one run. */
export type Faces = Readonly<Record<FaceName, Face>>;
