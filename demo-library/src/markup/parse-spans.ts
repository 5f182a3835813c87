import type { Span, TextSpan } from './block.contract.ts';

type Style = Omit<TextSpan, 'kind' | 'text'>;

const TOKEN =
  /\^\[((?:[^[\]]|\[[^\]]*\]\([^)]*\))+)\]|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*(.+?)\*|~(.+?)~/g;

function parse(source: string, style: Style): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKEN)) {
    if (match.index > end)
      spans.push({ kind: 'text', text: source.slice(end, match.index), ...style });
    end = match.index + match[0].length;
    const [, note, label, href, strong, emphasis, smallCaps] = match;
    if (note !== undefined) spans.push({ kind: 'note', spans: parseText(note, {}) });
    else if (label !== undefined && href !== undefined)
      spans.push(...parse(label, { ...style, href }));
    else if (strong !== undefined) spans.push(...parse(strong, { ...style, strong: true }));
    else if (emphasis !== undefined) spans.push(...parse(emphasis, { ...style, emphasis: true }));
    else if (smallCaps !== undefined)
      spans.push(...parse(smallCaps, { ...style, smallCaps: true }));
  }
  if (end < source.length) spans.push({ kind: 'text', text: source.slice(end), ...style });
  return spans;
}

function parseText(source: string, style: Style): TextSpan[] {
  return parse(source, style).filter((span) => span.kind === 'text');
}

/**
 * Reads running text: `*emphasis*`, `**strong**`, `~small capitals~`, `[text](#anchor)` and
 * `^[a note]`. A note holds no note.
 */
export function parseSpans(source: string): Span[] {
  return parse(source, {});
}

/** The bare words of running text, without its notes. */
export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => (span.kind === 'text' ? span.text : '')).join('');
}
