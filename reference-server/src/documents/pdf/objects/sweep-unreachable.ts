import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

function childrenOf(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFDict) return object.values();
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFStream) return object.dict.values();
  return [];
}

/** Deletes every object that nothing leads to any more from the document's root. */
export function sweepUnreachable(context: PDFContext): void {
  const reached = new Set<PDFRef>();
  const open: PDFObject[] = [context.trailerInfo.Root, context.trailerInfo.Info].filter(
    (object) => object !== undefined,
  );
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      const target = context.lookup(object);
      if (target) open.push(target);
    } else {
      open.push(...childrenOf(object));
    }
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}
