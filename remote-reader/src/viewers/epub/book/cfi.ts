import { elementsBefore, nodesBefore, nodesIn, parentOf } from '../flow/bundles.ts';

/*
 * Points in an EPUB as canonical fragment identifiers (EPUB CFI 1.1):
 * `epubcfi(/6/{segment}!/4/{element}/{text}:{offset})`. Elements count 2, 4, 6, …, the texts between them 1,
 * 3, 5, …; offsets are UTF-16 units. Not a library: the published one costs 25 KB and counts texts
 * differently from the standard.
 */

/** A point in a document. */
export interface Point {
  readonly node: Text | Element;
  /** In UTF-16 units of a text; 0 in an element. */
  readonly offset: number;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const stepOf = (node: Node): number => 2 * elementsBefore(node) + (isElement(node) ? 2 : 1);

/** Length of preceding text that belongs to the same step. */
function lengthBefore(node: Node): number {
  let length = 0;
  for (const other of nodesBefore(node)) {
    if (isElement(other)) break;
    if (isText(other)) length += other.length;
  }
  return length;
}

/**
 * Writes a point as a CFI.
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

/** Whether a fragment is a CFI rather than an anchor's name. */
export const isCfi = (fragment: string): boolean => fragment.startsWith('epubcfi(');

/** The spine index of a CFI's segment; undefined if it is no CFI. */
export function spineIndexOf(cfi: string): number | undefined {
  const [, step] = /^epubcfi\(\/6\/(\d+)/.exec(cfi) ?? [];
  return step === undefined ? undefined : Number(step) / 2 - 1;
}

/** The point of an offset in the texts of an odd step; their end if they have become shorter. */
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
 * The point of a CFI in its segment; the nearest existing ancestor if the document has changed; undefined if
 * it is no CFI.
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
