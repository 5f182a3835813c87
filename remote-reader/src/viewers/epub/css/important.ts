/**
 * Writes a rule that overrides the book: each of its declarations is important.
 *
 * @param declarations separated by semicolons
 */
export function important(selector: string, declarations: string): string {
  const all = declarations.split(';').map((declaration) => `${declaration.trim()} !important;`);
  return `${selector} { ${all.join(' ')} }\n`;
}
