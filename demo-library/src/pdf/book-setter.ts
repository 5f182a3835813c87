import type { Block, Span, TextSpan } from '../markup/block.contract.ts';
import { plainText } from '../markup/parse-spans.ts';
import type { BookStyle } from './book-style.ts';
import { Flow } from './flow.ts';
import { INK } from './page-draft.ts';
import { toWord, wordWidth } from './words.ts';

/** Sets computed content where the source has `:: name argument`. */
export type Directive = (setter: BookSetter, argument: string) => void;

interface GrowingEntry {
  readonly title: string;
  readonly anchor: string;
  readonly children: GrowingEntry[];
}

const text = (words: string, style: Omit<TextSpan, 'kind' | 'text'> = {}): Span[] => [
  { kind: 'text', text: words, ...style },
];

/** Sets the blocks of a book one after another, and keeps its outline. */
export class BookSetter {
  readonly flow: Flow;
  readonly style: BookStyle;
  readonly outline: GrowingEntry[] = [];
  readonly #directives: Readonly<Record<string, Directive>>;
  #opening = false;
  #indent = false;

  constructor(style: BookStyle, directives: Readonly<Record<string, Directive>> = {}) {
    this.style = style;
    this.flow = new Flow(style.page);
    this.#directives = directives;
  }

  /** Adds an entry to the outline, `level` 1 to 3. */
  enter(level: number, title: string, anchor: string): void {
    let entries = this.outline;
    for (let depth = 1; depth < level; depth += 1) entries = entries.at(-1)?.children ?? entries;
    entries.push({ title, anchor, children: [] });
  }

  /** Begins a chapter on a new page: number, title, and the running head from the next page on. */
  chapter(
    title: string,
    anchor: string,
    options: { readonly number?: string; readonly level?: number; readonly head?: string } = {},
  ): void {
    const { flow, style } = this;
    flow.setColumns(1);
    flow.head = options.head ?? title;
    flow.startPage(false);
    flow.anchor(anchor);
    this.enter(options.level ?? 1, title, anchor);
    flow.sink(style.page.leading * 3.4);
    if (options.number !== undefined) {
      flow.paragraph(text(options.number), {
        text: style.number,
        leading: style.number.size * 1.1,
        ink: style.accent,
        justified: false,
      });
    } else flow.sink(style.number.size * 0.5);
    flow.paragraph(text(title), {
      text: style.title,
      leading: style.title.size * 1.14,
      justified: false,
    });
    flow.sink(6);
    flow.page.rule(flow.x, flow.y, flow.x + 34, flow.y, 1.2, style.accent);
    flow.sink(style.page.leading * 2);
    this.#opening = true;
    this.#indent = false;
  }

  /** Sets blocks in the book's style. Level-1 headings belong to `chapter`. */
  blocks(blocks: readonly Block[], level = 2): void {
    for (const block of blocks) this.#block(block, level);
  }

  /** Sets a line in the style of a label: letterspaced, in the accent colour. */
  label(words: string): void {
    const { flow, style } = this;
    flow.paragraph(text(words), {
      text: style.label,
      leading: style.page.leading,
      ink: style.accent,
      justified: false,
    });
  }

  /** A paragraph of running text; the first after a heading is not indented. */
  paragraph(spans: readonly Span[]): void {
    const { body } = this.style;
    if (this.#opening && this.style.initials && this.#initial(spans)) return;
    const indent = this.#indent ? (body.indent ?? 0) : 0;
    if (this.#indent && body.indent === 0) this.flow.skip(this.style.page.leading * 0.45);
    this.flow.paragraph(spans, { ...body, indent });
    this.#opening = false;
    this.#indent = true;
  }

  /** A heading within a chapter. */
  heading(level: 2 | 3, spans: readonly Span[], anchor: string, depth: number = level): void {
    const { flow, style } = this;
    const { leading } = style.page;
    flow.reserve(leading * (level === 2 ? 5 : 4));
    flow.skip(leading * (level === 2 ? 1.2 : 0.7));
    flow.anchor(anchor);
    this.enter(depth, plainText(spans), anchor);
    const look = level === 2 ? style.section : style.subsection;
    flow.paragraph(spans, {
      text: look,
      leading: level === 2 ? leading * 1.1 : leading,
      justified: false,
    });
    flow.sink(leading * (level === 2 ? 0.4 : 0.1));
    this.#indent = false;
  }

  /** The next paragraph is not indented, as after a heading. */
  restart(): void {
    this.#indent = false;
  }

  #block(block: Block, level: number): void {
    const { flow, style } = this;
    const { leading } = style.page;
    switch (block.kind) {
      case 'heading':
        if (block.level === 1)
          throw new Error(`A chapter within a chapter: ${plainText(block.spans)}`);
        this.heading(block.level, block.spans, block.anchor, block.level - 2 + level);
        return;
      case 'paragraph':
        this.paragraph(block.spans);
        return;
      case 'quote':
        flow.skip(leading * 0.5);
        for (const line of block.lines) flow.paragraph(line, style.quote);
        if (block.source !== undefined) {
          flow.paragraph(block.source, {
            ...style.small,
            left: 20,
            right: 20,
            ink: INK.grey,
            justified: false,
          });
        }
        flow.skip(leading * 0.5);
        this.#indent = false;
        return;
      case 'list':
        flow.skip(leading * 0.4);
        for (const [index, item] of block.items.entries())
          this.#item(block.ordered ? `${index + 1}.` : '•', item);
        flow.skip(leading * 0.4);
        this.#indent = false;
        return;
      case 'break':
        flow.reserve(leading * 4);
        flow.skip(leading * 0.5);
        flow.paragraph(text('❦'), {
          text: { ...style.body.text, roman: style.title.roman, size: 13 },
          leading,
          ink: style.accent,
          align: 'centre',
          justified: false,
        });
        flow.skip(leading * 0.5);
        this.#indent = false;
        return;
      case 'directive': {
        const directive = this.#directives[block.name];
        if (directive === undefined) throw new Error(`Nothing computes ${block.name}`);
        directive(this, block.argument);
        this.#indent = false;
      }
    }
  }

  #item(mark: string, spans: readonly Span[]): void {
    const { flow, style } = this;
    const { body } = style;
    const left = 16;
    flow.reserve(body.leading * 2);
    const word = toWord(mark, body.text);
    const x = flow.x + left - wordWidth(word) - 5;
    flow.page.word(word, x, flow.y - body.leading * 0.74, style.accent);
    flow.paragraph(spans, { ...body, indent: 0, left, justified: false });
  }

  /** Sets the first paragraph of a chapter with an initial three lines high. */
  #initial(spans: readonly Span[]): boolean {
    const [first, ...rest] = spans;
    if (first?.kind !== 'text' || !/^\p{Lu}/u.test(first.text)) return false;
    const { flow, style } = this;
    const { leading, text: look } = style.body;
    const letter = first.text.slice(0, 1);
    const [lead = '', ...others] = first.text.slice(1).split(' ');
    const capHeight = (look.roman.font.capHeight / look.roman.font.unitsPerEm) * look.size;
    const size =
      ((leading * 2 + capHeight) * look.roman.font.unitsPerEm) / look.roman.font.capHeight;
    const initial = toWord(letter, { ...look, size });
    const width = wordWidth(initial) + (lead === '' ? 7 : 3);
    flow.page.word(initial, flow.x, flow.y - leading * 2.74, style.accent);
    const opened: Span[] = [
      { ...first, text: lead, smallCaps: true },
      { ...first, text: `${lead === '' ? '' : ' '}${others.join(' ')}` },
      ...rest,
    ];
    const kept = opened.filter((span) => span.kind !== 'text' || span.text !== '');
    flow.paragraph(kept, { ...style.body, indent: 0, inset: { lines: 3, width } });
    this.#opening = false;
    this.#indent = true;
    return true;
  }
}
