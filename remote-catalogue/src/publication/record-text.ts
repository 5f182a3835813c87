import { parseMarkup, separateBlocks } from '@leeszaal/shared-contracts';
import { createElement, Fragment, type ReactNode } from 'react';

/** The elements that a text may have (`docs/decisions.md` 36). */
const ALLOWED = 'p br b strong i em u s sub sup ul ol li a blockquote span'.split(' ');

/** The elements whose content is no text. */
const MUTE: ReadonlySet<string> = new Set(
  'audio canvas head iframe math noembed noframes noscript object script style svg template title video xmp'.split(
    ' ',
  ),
);

/** Links may be http, https or mailto (`docs/decisions.md` 36). */
const SAFE_LINK = /^\s*(?:https?:|mailto:)/i;

const parsed = (html: string, kept?: readonly string[]): HTMLElement =>
  parseMarkup(separateBlocks(html, kept), 'leeszaal-catalogue-markup');

/** Nodes of another document are of its own classes. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return MUTE.has(node.nodeName.toLowerCase()) ? '' : [...node.childNodes].map(textOf).join('');
}

/** The text of a record's HTML, in one line. */
export function plainText(html: string): string {
  return textOf(parsed(html)).replace(/\s+/g, ' ').trim();
}

function attributesOf(element: Element) {
  const href = element.getAttribute('href') ?? '';
  return {
    ...(element.localName === 'a' && SAFE_LINK.test(href) && { href }),
    lang: element.getAttribute('lang') ?? undefined,
    dir: element.getAttribute('dir') ?? undefined,
  };
}

function readable(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!isElement(node) || MUTE.has(node.localName)) return null;
  const children = [...node.childNodes].map(readable);
  const name = node.localName;
  return ALLOWED.includes(name)
    ? createElement(name, { key, ...attributesOf(node) }, ...children)
    : createElement(Fragment, { key }, ...children);
}

/** The text of a record's HTML, with its simple formats. */
export function formattedText(html: string): ReactNode {
  return [...parsed(html, ALLOWED).childNodes].map(readable);
}
