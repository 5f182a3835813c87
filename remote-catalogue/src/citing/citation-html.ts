import type { CitationRun } from '@leeszaal/shared-contracts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (mark) => ESCAPES[mark] ?? '');

/** Entries as markup for a word processor: a paragraph for each, with its italics. */
export function citationHtml(entries: readonly (readonly CitationRun[])[]): string {
  const runOf = ({ text, isItalic }: CitationRun) =>
    isItalic ? `<i>${escaped(text)}</i>` : escaped(text);
  return entries.map((runs) => `<p>${runs.map(runOf).join('')}</p>`).join('\n');
}
