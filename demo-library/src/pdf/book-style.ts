import type { Faces } from './face.ts';
import type { PageDesign, ParagraphStyle } from './flow.ts';
import { INK, type Ink } from './page-draft.ts';
import { sansStyle, serifStyle, type TextStyle } from './words.ts';

/** The style of a book: its page, and each kind of block. */
export interface BookStyle {
  readonly page: PageDesign;
  readonly body: ParagraphStyle;
  readonly quote: ParagraphStyle;
  readonly small: ParagraphStyle;
  readonly section: TextStyle;
  readonly subsection: TextStyle;
  readonly title: TextStyle;
  readonly number: TextStyle;
  readonly label: TextStyle;
  readonly accent: Ink;
  /** Whether a chapter begins with a large initial. */
  readonly initials: boolean;
}

/** For long reading: serif, justified, with large initials. */
export function readingStyle(faces: Faces, page: PageDesign): BookStyle {
  const text = serifStyle(faces, 11.8);
  return {
    page,
    body: { text, leading: page.leading, indent: 13 },
    quote: { text: serifStyle(faces, 10.9), leading: page.leading, left: 20, right: 20 },
    small: { text: serifStyle(faces, 9.8), leading: page.leading * 0.82 },
    section: { ...serifStyle(faces, 13.5), roman: faces.serifItalic },
    subsection: { ...serifStyle(faces, 10.2, 'smallCaps'), tracking: 60 },
    title: serifStyle(faces, 25),
    number: serifStyle(faces, 38, 'table'),
    label: { ...serifStyle(faces, 9, 'smallCaps'), tracking: 90 },
    accent: INK.rubric,
    initials: true,
  };
}

/** For looking things up: sans serif, ragged, with strong headings. */
export function guideStyle(faces: Faces, page: PageDesign): BookStyle {
  const text = sansStyle(faces, 10.6, 'text');
  return {
    page,
    body: { text, leading: page.leading, justified: false, indent: 0 },
    quote: {
      text: { ...text, roman: faces.sansItalic },
      leading: page.leading,
      left: 16,
      justified: false,
    },
    small: { text: sansStyle(faces, 8.8, 'text'), leading: page.leading * 0.82, justified: false },
    section: { ...text, size: 14, roman: faces.sansBold },
    subsection: { ...text, size: 11, roman: faces.sansBold },
    title: { ...text, size: 27, roman: faces.sansBold },
    number: { ...text, size: 27, roman: faces.sans },
    label: { ...text, size: 8.6, roman: faces.sansMedium, tracking: 40 },
    accent: INK.blue,
    initials: false,
  };
}
