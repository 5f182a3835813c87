import type { Situation, Statement } from './proof.contract.ts';
import { idsIn, taggedParts, withoutTags } from './tags.ts';

/** The chapters that list what can go wrong. */
const CATALOGUES = ['C 8', 'R 8'];
const CHAPTER = /^## ([CRS] \d+)/;
const ROW = /^\|(.*)\|\s*$/;
const RULE = /^[\s|:-]+$/;
/** The first line of a block of prose that is not the first line after a blank one. */
const ITEM = /^(?:-|\d+\.) /;

/**
 * Reads the numbered statements of `docs/behaviour.md`. In prose a number names what is between it and the
 * number before it, in a table the whole row.
 */
export function readStatements(behaviour: string): Statement[] {
  return blocksOf(behaviour).flatMap((block) => {
    const row = ROW.exec(block)?.[1];
    if (row === undefined) {
      return taggedParts(block).flatMap(({ text, ids }) => ids.map((id) => ({ id, text })));
    }
    const text = row.split('|').map(withoutTags).filter(Boolean).join(' · ');
    return idsIn(row).map((id) => ({ id, text }));
  });
}

/** Reads the rows of both error catalogues. */
export function readSituations(behaviour: string): Situation[] {
  const situations: Situation[] = [];
  let inCatalogue = false;
  let inBody = false;
  for (const line of behaviour.split('\n')) {
    if (line.startsWith('## ')) inCatalogue = CATALOGUES.includes(CHAPTER.exec(line)?.[1] ?? '');
    const [name] = ROW.exec(line)?.[1]?.split('|') ?? [];
    // The first row of a table is its head, which a rule parts from the body.
    if (name === undefined) inBody = false;
    else if (RULE.test(line)) inBody = true;
    else if (inCatalogue && inBody)
      situations.push({ name: withoutTags(name), id: idsIn(name)[0] });
  }
  return situations;
}

/** The paragraphs, items of lists and rows of tables, each on one line. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const text = line.replace(ITEM, '').trim();
    if (open && text !== '' && !ITEM.test(line) && !ROW.test(line)) {
      blocks.push(`${blocks.pop() ?? ''} ${text}`);
    } else if (text !== '') blocks.push(text);
    open = text !== '' && !line.startsWith('#') && !ROW.test(line);
  }
  return blocks;
}
