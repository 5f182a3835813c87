import type { CslItem } from '../facts/csl-item.contract.ts';

/** Letters and digits of ASCII, in lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function keyOf({ id, title, author: [author] = [], issued }: CslItem): string {
  const name = plain(author?.family ?? author?.literal?.split(' ').at(-1) ?? '');
  const year = issued?.['date-parts']?.[0]?.[0] ?? '';
  const word =
    title
      .split(/\s+/)
      .map(plain)
      .find((each) => each.length > 3) ?? '';
  const key = `${name}${year}${word}`;
  return /^[a-z]/.test(key) ? key : `record${plain(id)}`;
}

/** A key for each work, such as `reve1947avonden`; all differ. */
export function citationKeys(items: readonly CslItem[]): readonly string[] {
  const taken = new Set<string>();
  return items.map((item) => {
    const key = keyOf(item);
    let unique = key;
    for (let count = 2; taken.has(unique); count += 1) unique = `${key}-${count}`;
    taken.add(unique);
    return unique;
  });
}
