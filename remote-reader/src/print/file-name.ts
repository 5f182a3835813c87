/** The name of a printed file: the title, its spaces and slashes as underscores (`docs/behaviour.md` R 7). */
export function printFileName(title: string): string {
  const name = title.trim().replaceAll(/[\s/\\]/g, '_');
  return `${name === '' ? 'document' : name}.pdf`;
}
