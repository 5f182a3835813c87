import type { Block } from './block.contract.ts';
import { parseSpans, plainText } from './parse-spans.ts';

const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/;
const ITEM = /^(?:-|\d+\.) /;

function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function parseQuote(lines: readonly string[]): Block {
  const bare = lines.map((line) => line.replace(/^> ?/, ''));
  const source = bare.find((line) => line.startsWith('-- '));
  return {
    kind: 'quote',
    lines: bare.filter((line) => line !== source && line.trim() !== '').map(parseSpans),
    source: source === undefined ? undefined : parseSpans(source.slice(3)),
  };
}

function parseBlock(text: string): Block {
  const heading = HEADING.exec(text);
  if (heading !== null) {
    const [, marks = '#', title = '', anchor] = heading;
    const spans = parseSpans(title);
    const level = marks.length === 1 ? 1 : marks.length === 2 ? 2 : 3;
    return { kind: 'heading', level, spans, anchor: anchor ?? anchorOf(plainText(spans)) };
  }
  if (text === '***') return { kind: 'break' };
  if (text.startsWith(':: ')) {
    const [name = '', ...rest] = text.slice(3).split(' ');
    return { kind: 'directive', name, argument: rest.join(' ') };
  }
  const lines = text.split('\n');
  if (lines.every((line) => line.startsWith('>'))) return parseQuote(lines);
  if (lines.every((line) => ITEM.test(line))) {
    return {
      kind: 'list',
      ordered: /^\d/.test(text),
      items: lines.map((line) => parseSpans(line.replace(ITEM, ''))),
    };
  }
  return { kind: 'paragraph', spans: parseSpans(lines.join(' ')) };
}

/** A typewriter's quotation marks and apostrophes as a printer of English sets them. */
function withPrintersQuotes(source: string): string {
  return source
    .replace(/(^|[\s([—*])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/**
 * Reads the source of a demonstration book: blocks are separated by empty lines. `# ` to `### ` are
 * headings (with `{#anchor}`), `> ` a quotation (`> -- ` its source), `- ` and `1. ` lists, `***` a
 * break, `:: name argument` something that the book computes.
 */
export function parseBlocks(source: string): Block[] {
  return withPrintersQuotes(source)
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(parseBlock);
}
