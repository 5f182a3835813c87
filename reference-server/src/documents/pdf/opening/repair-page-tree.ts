import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageTree,
  PDFRef,
} from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import { saveDocument } from './load-document.ts';

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map(key);
const MAX_PAGES = 100_000;

/** A page and its inherited entries. */
interface Leaf {
  readonly page: PDFDict;
  readonly ref: PDFRef;
  readonly inherited: ReadonlyMap<PDFName, PDFObject>;
}

function withOwn(node: PDFDict, inherited: Leaf['inherited']): Leaf['inherited'] {
  const own = INHERITED.flatMap((name) => {
    const value = node.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return own.length === 0 ? inherited : new Map([...inherited, ...own]);
}

/** Whether a node without kids is a page, and not an empty tree, font or catalog. */
function looksLikePage(node: PDFDict): boolean {
  const type = node.lookup(key('Type'));
  return (
    type === undefined ||
    type === key('Page') ||
    ['Contents', 'MediaBox'].some((name) => node.has(key(name)))
  );
}

/** The pages of the tree in order, each once, whatever count is stated. */
function collectLeaves({ catalog, context }: PDFDocument): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const seen = new Set<PDFObject>();
  const open: { readonly object: PDFObject | undefined; readonly inherited: Leaf['inherited'] }[] =
    [{ object: catalog.get(key('Pages')), inherited: new Map() }];
  for (let next = open.pop(); next && leaves.length < MAX_PAGES; next = open.pop()) {
    const { object, inherited } = next;
    const node = object instanceof PDFRef ? context.lookup(object) : object;
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(key('Kids'));
    const list =
      kids instanceof PDFArray ? kids.asArray() : kids instanceof PDFDict && node.get(key('Kids'));
    if (list) {
      const handed = withOwn(node, inherited);
      for (const kid of [list].flat().toReversed()) open.push({ object: kid, inherited: handed });
    } else if (looksLikePage(node)) {
      const ref = object instanceof PDFRef ? object : context.register(node);
      leaves.push({ page: node, ref, inherited });
    }
  }
  return leaves;
}

/** Inherited entries of a page, from the ancestors that exist. */
function inheritedOf(page: PDFDict): Leaf['inherited'] {
  const above: PDFDict[] = [];
  let node = page.lookup(key('Parent'));
  while (node instanceof PDFDict && !above.includes(node)) {
    above.unshift(node);
    node = node.lookup(key('Parent'));
  }
  return above.reduce<Leaf['inherited']>((all, one) => withOwn(one, all), new Map());
}

/** All page objects, by object number. */
function collectStrays({ context }: PDFDocument): readonly Leaf[] {
  return context
    .enumerateIndirectObjects()
    .flatMap(([ref, page]): readonly Leaf[] =>
      page instanceof PDFDict && page.lookup(key('Type')) === key('Page')
        ? [{ page, ref, inherited: inheritedOf(page) }]
        : [],
    )
    .slice(0, MAX_PAGES);
}

/** Whether a page's contents are missing although it references them. */
function hasLostContents({ page }: Leaf): boolean {
  const contents = page.lookup(key('Contents'));
  if (contents === undefined) return page.has(key('Contents'));
  if (!(contents instanceof PDFArray) || contents.size() === 0) return false;
  return contents.asArray().every((_, at) => contents.lookup(at) === undefined);
}

/**
 * The pages of a document, up to the last with contents. When all contents are lost, the pages in the tree:
 * other viewers show them empty.
 */
function findLeaves(document: PDFDocument): readonly Leaf[] {
  const inTree = collectLeaves(document);
  const leaves = inTree.length > 0 ? inTree : collectStrays(document);
  const lastKept = leaves.findLastIndex((leaf) => !hasLostContents(leaf));
  return lastKept < 0 ? inTree : leaves.slice(0, lastKept + 1);
}

/**
 * Rewrites a PDF whose pages the engine cannot find: their count is wrong, the tree is too deep, or the file is
 * truncated. Undefined when it has no pages.
 */
export async function repairPageTree(document: PDFDocument): Promise<Uint8Array | undefined> {
  const leaves = findLeaves(document);
  if (leaves.length === 0) return undefined;
  const { context } = document;
  const tree = PDFPageTree.withContext(context);
  const root = context.register(tree);
  for (const { page, inherited } of leaves) {
    for (const [name, value] of inherited) if (!page.has(name)) page.set(name, value);
    page.set(key('Type'), key('Page'));
    page.set(key('Parent'), root);
  }
  tree.set(key('Kids'), context.obj(leaves.map(({ ref }) => ref)));
  tree.set(key('Count'), PDFNumber.of(leaves.length));
  document.catalog.set(key('Pages'), root);
  return saveDocument(document);
}
