/** Normalises a line of text: NFC, collapsed white space, no control characters. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu, (mark) => (/[\u200C\u200D]/.test(mark) ? mark : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** {@link cleanLine}, or undefined when the result is empty. */
export function cleanLineOrNone(text: string | undefined): string | undefined {
  return (text && cleanLine(text)) || undefined;
}

/** A title from a file's name. */
export function titleFromFileName(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.(pdf|epub)$/i, '');
  return (
    cleanLine(stem.replace(/[_+]+/g, ' ').replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')) || 'Untitled'
  );
}

/** The year of a date in ISO 8601, in PDF's form `D:2024…`, or of a bare year. */
export function yearOf(date: string | undefined): number | undefined {
  const year = Number(/(?:^|\D)(1[4-9]\d\d|20\d\d)/.exec(date ?? '')?.[1]);
  return Number.isNaN(year) ? undefined : year;
}
