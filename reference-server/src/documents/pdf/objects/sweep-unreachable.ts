import { PDFArray, type PDFContext, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictionaryOf } from './streams.ts';

const childrenOf = (object: PDFObject): readonly PDFObject[] =>
  object instanceof PDFArray ? object.asArray() : (dictionaryOf(object)?.values() ?? []);

/** Deletes all objects that are unreachable from the document's root. */
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
