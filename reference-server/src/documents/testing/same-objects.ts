import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/**
 * Whether two documents have the same objects, whatever their numbers: both are followed from their catalogues, and
 * each reference of one means always the same reference of the other.
 */
export function haveSameObjects(one: PDFDocument, other: PDFDocument): boolean {
  const pairs = new Map<PDFRef, PDFRef>();
  const open: (readonly [PDFObject | undefined, PDFObject | undefined])[] = [
    [one.context.trailerInfo.Root, other.context.trailerInfo.Root],
  ];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [left, right] = pair;
    if (left instanceof PDFRef && right instanceof PDFRef) {
      const known = pairs.get(left);
      if (known && known !== right) return false;
      if (!known) open.push([one.context.lookup(left), other.context.lookup(right)]);
      pairs.set(left, right);
    } else if (left instanceof PDFArray && right instanceof PDFArray) {
      if (left.size() !== right.size()) return false;
      for (const [at, item] of left.asArray().entries()) open.push([item, right.get(at)]);
    } else if (left instanceof PDFDict && right instanceof PDFDict) {
      if (String(left.keys()) !== String(right.keys())) return false;
      for (const [name, value] of left.entries()) open.push([value, right.get(name)]);
    } else if (left instanceof PDFRawStream && right instanceof PDFRawStream) {
      if (Buffer.compare(left.contents, right.contents) !== 0) return false;
      const entries = (stream: PDFRawStream) =>
        new Map(stream.dict.entries().filter(([name]) => String(name) !== '/Length'));
      const values = entries(right);
      if (values.size !== entries(left).size) return false;
      for (const [name, value] of entries(left)) open.push([value, values.get(name)]);
    } else if (String(left) !== String(right)) return false;
  }
  return true;
}
