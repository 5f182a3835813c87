import { afterEach, describe, expect, test } from '@jest/globals';
import { HITS, markText, unmarkText } from './mark-text.ts';
import { readText } from './text-stream.ts';

const body = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body;
};

describe('readText', () => {
  test('joins what is inline and breaks at blocks', () => {
    const { text } = readText(body('<p>in<b>spec</b>t</p><p>or</p>a<br>b'));
    expect(text.replaceAll(/\n+/g, '|')).toBe('|inspect|or|a|b');
  });

  test('leaves out what is not text to read', () => {
    const { text } = readText(body('<style>p{}</style><ruby>漢<rp>(</rp><rt>kan</rt></ruby>字'));
    expect(text).toBe('漢字');
  });

  test('finds the way back to the nodes', () => {
    const stream = readText(body('<p>in<b>spec</b>t</p>'));
    const from = stream.text.indexOf('ins');
    const range = stream.range({ from: from + 1, to: from + 7 });
    expect(range.toString()).toBe('nspect');
    expect(range.startContainer.textContent).toBe('in');
    expect(range.endContainer.textContent).toBe('t');
    const { startContainer, startOffset, endContainer, endOffset } = range;
    expect(stream.staticRange({ from: from + 1, to: from + 7 })).toMatchObject({
      ...{ startContainer, startOffset, endContainer, endOffset },
    });
  });
});

describe('markText', () => {
  const marking = window as unknown as {
    CSS?: { highlights: Map<string, Set<AbstractRange>> };
    Highlight?: unknown;
  };
  afterEach(() => {
    delete marking.CSS;
    delete marking.Highlight;
  });

  const words = (range: AbstractRange | undefined) =>
    range?.startContainer.textContent?.slice(range.startOffset, range.endOffset);

  test('marks the hits in order, one of them in its own way, and leaves the document as it is [R2.147]', () => {
    marking.CSS = { highlights: new Map() };
    marking.Highlight = Set;
    const root = body('<p>The <i>s</i>ea. The sea.</p><p>SEA</p>');
    const before = root.innerHTML;
    expect(String(markText(root, ['sea']))).toBe('sea');
    expect([...(marking.CSS.highlights.get(HITS) ?? [])].slice(1).map(words)).toEqual([
      'sea',
      'SEA',
    ]);
    expect(marking.CSS.highlights.has('leeszaal-hit')).toBe(false);
    expect(String(markText(root, ['sea'], 2))).toBe('SEA');
    expect([...(marking.CSS.highlights.get('leeszaal-hit') ?? [])].map(words)).toEqual(['SEA']);
    expect([...(marking.CSS.highlights.get(HITS) ?? [])].map(words)).not.toContain('SEA');
    // The server may index more text than is displayed.
    expect(String(markText(root, ['sea'], 7))).toBe('SEA');
    expect(markText(root, [])).toBeUndefined();
    expect(marking.CSS.highlights.size).toBe(0);
    expect(root.innerHTML).toBe(before);
  });

  test('marks of a shadow root and of its document come and go apart from one another', () => {
    const highlights = new Map<string, Set<AbstractRange>>();
    marking.CSS = { highlights };
    marking.Highlight = Set;
    const root = body('<p>sea</p><div></div>');
    const shadow = (root.querySelector('div') as Element).attachShadow({ mode: 'open' });
    shadow.innerHTML = '<p>The sea. The SEA.</p>';
    const page = shadow.querySelector('p') as Element;
    const marks = () => [...(highlights.get(HITS) ?? [])].map(words);
    markText(root, ['sea']);
    markText(page, ['sea']);
    expect(marks()).toEqual(['sea', 'sea', 'SEA']);
    markText(page, ['the']);
    expect(marks()).toEqual(['sea', 'The', 'The']);
    unmarkText(page);
    expect(marks()).toEqual(['sea']);
    unmarkText(root);
    expect(highlights.size).toBe(0);
  });

  test('marks more hits than a call takes arguments, in a time that grows with them', () => {
    marking.CSS = { highlights: new Map() };
    marking.Highlight = Set;
    const root = body('<p>the the the the the the</p>'.repeat(25_000));
    const started = performance.now();
    expect(String(markText(root, ['the']))).toBe('the');
    expect(performance.now() - started).toBeLessThan(10_000);
    const marks = [...(marking.CSS.highlights.get(HITS) ?? [])];
    expect(marks).toHaveLength(150_000);
    expect(words(marks.at(-1))).toBe('the');
  });
});
