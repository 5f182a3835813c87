import { elementsBefore, nodesBefore, nodesIn, parentOf } from '../flow/bundles.ts';

/*
 * Places in an EPUB as canonical fragment identifiers (EPUB CFI 1.1), for points only:
 * `epubcfi(/6/{segment}!/4/{element}/{text}:{offset})`. Elements count 2, 4, 6, …, the texts between
 * them 1, 3, 5, …, offsets are UTF-16 units. Written here, since the published implementation costs
 * 25 KB and counts texts in another way than the standard.
 */

/** A point in a document. */
export interface Point {
  readonly node: Text | Element;
  /** In a text, UTF-16 units; in an element 0. */
  readonly offset: number;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const stepOf = (node: Node): number => 2 * elementsBefore(node) + (isElement(node) ? 2 : 1);

/** Text before the node that belongs to the same step. */
function lengthBefore(node: Node): number {
  let length = 0;
  for (const other of nodesBefore(node)) {
    if (isElement(other)) break;
    if (isText(other)) length += other.length;
  }
  return length;
}

/**
 * Writes a point as an identifier.
 *
 * @param index of the segment in the spine
 */
export function writeCfi(index: number, { node, offset }: Point): string {
  const steps: number[] = [];
  const root = node.ownerDocument.documentElement;
  let at: Node | null = node;
  for (; at && at !== root && at.parentNode; at = parentOf(at)) steps.unshift(stepOf(at));
  const end = isText(node) ? `:${lengthBefore(node) + offset}` : '';
  return `epubcfi(/6/${2 * (index + 1)}!/${steps.join('/')}${end})`;
}

const POINT = /^epubcfi\((?:\/\d+(?:\[[^\]]*\])?)*!((?:\/\d+(?:\[[^\]]*\])?)*)(?::(\d+))?[^)]*\)$/;

/** Whether a fragment is an identifier and not the name of an anchor. */
export const isCfi = (fragment: string): boolean => fragment.startsWith('epubcfi(');

/** The index in the spine of the segment that an identifier names; undefined when it is no identifier. */
export function spineIndexOf(cfi: string): number | undefined {
  const [, step] = /^epubcfi\(\/6\/(\d+)/.exec(cfi) ?? [];
  return step === undefined ? undefined : Number(step) / 2 - 1;
}

/** The text at an odd step that holds the offset; the last one when the text has become shorter. */
function textAt(parent: Node, step: number, offset: number): Point | undefined {
  let rest = offset;
  let last: Text | undefined;
  for (const child of nodesIn(parent)) {
    if (!isText(child) || stepOf(child) !== step) continue;
    if (rest <= child.length) return { node: child, offset: rest };
    rest -= child.length;
    last = child;
  }
  return last && { node: last, offset: last.length };
}

/**
 * The point that an identifier means in the document of its segment; where the document has
 * changed, the nearest element above it. Undefined when it is no identifier.
 */
export function readCfi(cfi: string, document: Document): Point | undefined {
  const [, path, offset = '0'] = POINT.exec(cfi) ?? [];
  if (path === undefined) return undefined;
  let at: Element = document.documentElement;
  for (const step of path.split('/').slice(1).map(Number.parseFloat)) {
    if (step % 2 === 1) return textAt(at, step, Number(offset)) ?? { node: at, offset: 0 };
    const child = [...nodesIn(at)].filter(isElement)[step / 2 - 1];
    if (child === undefined) break;
    at = child;
  }
  return { node: at, offset: 0 };
}
