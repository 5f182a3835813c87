/** A shelf's name as it is sent; undefined when nothing is left of it (`docs/behaviour.md` C 5). */
export function shelfName(typed: string): string | undefined {
  const name = typed.trim();
  return name === '' ? undefined : name;
}
