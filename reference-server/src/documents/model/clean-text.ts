/** One line of text as a person would type it: NFC, white space collapsed, control characters gone. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\uFFFE\uFFFF]/gu, (mark) => (/[\u200C\u200D]/.test(mark) ? mark : ' '))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** {@link cleanLine}, with undefined for a text in which nothing is left. */
export function cleanLineOrNone(text: string | undefined): string | undefined {
  return (text && cleanLine(text)) || undefined;
}

/** A title made of a file's name, for a file that has no title of its own. */
export function titleFromFileName(fileName: string): string {
  const stem = fileName.replace(/^.*[\\/]/, '').replace(/\.(pdf|epub)$/i, '');
  return (
    cleanLine(stem.replace(/[_+]+/g, ' ').replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')) || 'Untitled'
  );
}

/** The year in a date of any of the forms that files use: ISO 8601, PDF's `D:2024…`, a bare year. */
export function yearOf(date: string | undefined): number | undefined {
  const year = Number(/(?:^|\D)(1[4-9]\d\d|20\d\d)/.exec(date ?? '')?.[1]);
  return Number.isNaN(year) ? undefined : year;
}
