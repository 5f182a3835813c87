/** A text of a licence without the lines that differ between packages. */
export interface SplitText {
  /** The lines before the licence that name holders of the copyright. */
  readonly copyright: readonly string[];
  /** The other lines. */
  readonly text: string;
  /** Equal for texts that differ only in their title, line breaks, spaces, case and quotation marks. */
  readonly key: string;
}

const COPYRIGHT = /^\W*(?:copyright|\(c\)|©|all rights reserved)/i;
const TITLE = /^\W*(?:[^.]{0,60}licen[cs]e\b[^.]{0,40}|)$/i;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'“”‘’`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Separates the copyright lines above a licence from its text; a text of such lines alone stays as it is. */
export function splitText(whole: string): SplitText {
  const lines = whole.split('\n');
  const end = lines.findIndex((line) => !COPYRIGHT.test(line) && !TITLE.test(line.trim()));
  if (end === -1) return { copyright: [], text: whole.trim(), key: keyOf(whole) };
  const [head, rest] = [lines.slice(0, end), lines.slice(end)];
  const title = head
    .filter((line) => !COPYRIGHT.test(line))
    .join('\n')
    .trim();
  const body = rest.join('\n').trimEnd();
  return {
    copyright: head.filter((line) => COPYRIGHT.test(line)).map((line) => line.trim()),
    text: title === '' ? body : `${title}\n\n${body}`,
    key: keyOf(body),
  };
}
