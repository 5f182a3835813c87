/** The name of a printed file: the title, its spaces and slashes as underscores (`docs/behaviour.md` R 7). */
export function printFileName(title: string): string {
  return `${printTitle(title)}.pdf`;
}

/** The same name without its ending: browsers name a file after the title of what is printed. */
export function printTitle(title: string): string {
  return (
    title
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .trim()
      .replaceAll(/[\s/\\]/g, '_') || 'document'
  );
}
