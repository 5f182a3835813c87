import { BLOCK_ELEMENTS } from '@leeszaal/shared-contracts';
import { decodeHTMLStrict } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { DocumentError } from '../../model/document-error.ts';

/** An element of a small XML document; names without prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly XmlElement[];
  /** Text content with decoded entities; HTML blocks are on lines of their own. */
  readonly text: string;
}

const ATTRIBUTES = ':@';
const TEXT = '#text';
const CDATA = '#cdata';

// Declared entities are never expanded, since they may be recursive; the parser rejects external ones.
// `readElement` decodes numeric and HTML entities.
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  cdataPropName: CDATA,
});

type ParsedNode = Record<string, unknown>;

function isNode(value: unknown): value is ParsedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodesOf(value: unknown): ParsedNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function readAttributes(value: unknown): Record<string, string> {
  if (!isNode(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [name, decodeHTMLStrict(String(text))]),
  );
}

function readElement(name: string, node: ParsedNode): XmlElement {
  const children: XmlElement[] = [];
  let text = '';
  for (const child of nodesOf(node[name])) {
    if (TEXT in child) text += decodeHTMLStrict(String(child[TEXT]));
    else if (CDATA in child)
      text += nodesOf(child[CDATA])
        .map((part) => String(part[TEXT]))
        .join('');
    else {
      const element = elementOf(child);
      if (!element) continue;
      children.push(element);
      text += BLOCK_ELEMENTS.has(element.name) ? `\n${element.text}\n` : element.text;
    }
  }
  return { name, attributes: readAttributes(node[ATTRIBUTES]), children, text };
}

function elementOf(node: ParsedNode): XmlElement | undefined {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES && !/^[?#]/.test(key));
  return name === undefined ? undefined : readElement(name, node);
}

/**
 * Parses a small XML document. @returns its root element
 * @throws DocumentError broken
 */
export function parseXml(text: string, what: string): XmlElement {
  try {
    const root = nodesOf(parser.parse(text.replace(/^\uFEFF/, '')))
      .map(elementOf)
      .find(Boolean);
    if (root) return root;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocumentError('broken', `${what} is not sound XML: ${reason}`, { cause: error });
  }
  throw new DocumentError('broken', `${what} holds no element.`);
}

/** The children with a name. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The first child with a name. */
export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

/** The descendants with a name, in document order. */
export function* descendantsNamed(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* descendantsNamed(child, name);
  }
}
