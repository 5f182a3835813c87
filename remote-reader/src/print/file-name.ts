/** The name of a printed file: the title, with underscores for spaces and slashes (`docs/behaviour.md` R7). */
export function printFileName(title: string): string {
  return `${printTitle(title)}.pdf`;
}

/** The name without extension: browsers name a file after the title of the printed page. */
export function printTitle(title: string): string {
  return (
    title
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .trim()
      .replaceAll(/[\s/\\]/g, '_') || 'document'
  );
}
