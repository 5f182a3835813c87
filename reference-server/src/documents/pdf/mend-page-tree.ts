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
import { key } from './key.ts';
import { loadFile, saveDocument } from './load-document.ts';

/** What a page has from the nodes above it, where it does not say its own. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map(key);
const MAX_PAGES = 100_000;

/** A page as it stands in the tree, and what it has from above. */
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

/** The pages in order, whatever their number is said to be, however deep they lie; each once. */
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
    if (kids instanceof PDFArray) {
      const handed = withOwn(node, inherited);
      for (const kid of kids.asArray().toReversed()) open.push({ object: kid, inherited: handed });
    } else {
      const ref = object instanceof PDFRef ? object : context.register(node);
      leaves.push({ page: node, ref, inherited });
    }
  }
  return leaves;
}

/**
 * Writes a PDF anew whose pages the engine cannot find: their number is wrong, or they lie deeper than
 * it looks. Undefined when no page is found here either.
 */
export async function mendPageTree(path: string): Promise<Uint8Array | undefined> {
  const document = await loadFile(path);
  const leaves = document ? collectLeaves(document) : [];
  if (!document || leaves.length === 0) return undefined;
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
