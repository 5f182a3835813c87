import * as v from 'valibot';

/** A run of text in one look. */
export interface RichRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  /** http, https or mailto only (`docs/decisions.md` 36). */
  readonly link: string | undefined;
}

/** A line of a rich text. */
export interface RichLine {
  readonly runs: readonly RichRun[];
  readonly kind: 'paragraph' | 'ordered' | 'bullet' | 1 | 2 | 3 | 4 | 5 | 6;
  /** How far it is indented, 0 to 8. */
  readonly indent: number;
}

const DEEPEST = 8;
const SAFE = /^(?:https?:|mailto:)/i;

/** Quill's attributes as far as they are known; a value that makes no sense is none. */
const attributesSchema = v.object({
  bold: v.fallback(v.boolean(), false),
  italic: v.fallback(v.boolean(), false),
  underline: v.fallback(v.boolean(), false),
  strike: v.fallback(v.boolean(), false),
  link: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.regex(SAFE))), undefined),
  header: v.fallback(v.optional(v.picklist([1, 2, 3, 4, 5, 6])), undefined),
  list: v.fallback(v.optional(v.picklist(['ordered', 'bullet'])), undefined),
  indent: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DEEPEST)), 0),
});
type Attributes = v.InferOutput<typeof attributesSchema>;

/** A document of the rich-text editor: pieces of text, and what else it may hold, which is skipped. */
const documentSchema = v.object({
  ops: v.array(
    v.object({
      insert: v.optional(v.union([v.string(), v.looseObject({})])),
      attributes: v.optional(v.looseObject({}), {}),
    }),
  ),
});

const attributesOf = (attributes: object): Attributes =>
  v.parse(attributesSchema, {
    ...{ bold: false, italic: false, underline: false, strike: false, indent: 0 },
    ...attributes,
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the rich text of a client's settings (`docs/behaviour.md` C 2). Whatever is no text of the
 * known formats is left out; a text of blanks alone has no lines (`docs/decisions.md` 36).
 *
 * @param text a Quill document as JSON
 */
export function readRichText(text: string | null | undefined): readonly RichLine[] {
  const document = v.safeParse(documentSchema, parsed(text ?? ''));
  if (!document.success) return [];
  const lines: RichLine[] = [];
  let runs: RichRun[] = [];
  const endLine = ({ header, list, indent }: Attributes) => {
    lines.push({ runs, kind: header ?? list ?? 'paragraph', indent });
    runs = [];
  };
  for (const { insert, attributes } of document.output.ops) {
    if (typeof insert !== 'string') continue;
    const look = attributesOf(attributes);
    const { bold, italic, underline, strike, link } = look;
    for (const [index, piece] of insert.split('\n').entries()) {
      // Text before a newline belongs to its line; the newline has the line's format.
      if (index > 0) endLine(look);
      if (piece !== '') runs.push({ text: piece, bold, italic, underline, strike, link });
    }
  }
  if (runs.length > 0) endLine(attributesOf({}));
  const isBlank = lines.every((line) => line.runs.every((run) => run.text.trim() === ''));
  return isBlank ? [] : lines;
}
