/** An element of a message in BER. */
interface Element {
  readonly tag: number;
  readonly content: Buffer;
}

/* The tags of an LDAP message (RFC 4511, 4). */
const BOOLEAN = 0x01;
const INTEGER = 0x02;
const TEXT = 0x04;
const ENUMERATION = 0x0a;
const SEQUENCE = 0x30;
const SET = 0x31;
const BIND_RESPONSE = 0x61;
const SEARCH_ENTRY = 0x64;
const SEARCH_DONE = 0x65;
const SEARCH_REFERENCE = 0x73;
const EXTENDED_RESPONSE = 0x78;
const CONTROLS = 0xa0;

/** The maximum length of an integer, in bytes: those of 32 bits. */
const INTEGER_LIMIT = 4;
const LENGTH_BYTES_LIMIT = 4;

/**
 * Finds the first element, whose content may not have arrived.
 *
 * @returns where its content begins and ends; undefined: more bytes are needed
 * @throws Error for a length that is not allowed in LDAP
 */
export function firstElement(
  bytes: Buffer,
): { readonly tag: number; readonly start: number; readonly end: number } | undefined {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return undefined;
  if (first < 0x80) return { tag, start: 2, end: 2 + first };
  const count = first & 0x7f;
  if (count === 0 || count > LENGTH_BYTES_LIMIT)
    throw new Error('The length of an element is wrong.');
  if (bytes.length < 2 + count) return undefined;
  const start = 2 + count;
  return { tag, start, end: start + bytes.readUIntBE(2, count) };
}

/**
 * Verifies a message of a directory before ldapts parses it: with an inner element that is longer than the outer one,
 * ldapts 9.2.0 collects empty values until the process is out of memory.
 *
 * @param message one whole message
 * @throws Error for anything but a bind response, a result of a search or an extended response
 */
export function verifyMessage(message: Buffer): void {
  const [sequence, ...others] = elementsIn(message);
  const [id, operation, controls, ...further] = sequence ? inner(sequence, SEQUENCE) : [];
  verify(
    others.length === 0 && further.length === 0 && id !== undefined && operation !== undefined,
  );
  verifyNumber(id, INTEGER);
  verifyOperation(operation);
  if (controls !== undefined)
    for (const control of inner(controls, CONTROLS)) verifyControl(control);
}

function verifyOperation(operation: Element): void {
  const parts = elementsIn(operation.content);
  switch (operation.tag) {
    case SEARCH_ENTRY: {
      const [name, attributes, ...further] = parts;
      verify(name?.tag === TEXT && attributes !== undefined && further.length === 0);
      for (const attribute of inner(attributes, SEQUENCE)) verifyAttribute(attribute);
      break;
    }
    case SEARCH_REFERENCE:
      verify(parts.every(({ tag }) => tag === TEXT));
      break;
    case BIND_RESPONSE:
    case SEARCH_DONE:
    case EXTENDED_RESPONSE: {
      const [code, matchedName, message] = parts;
      verify(code !== undefined && matchedName?.tag === TEXT && message?.tag === TEXT);
      verifyNumber(code, ENUMERATION);
      break;
    }
    default:
      verify(false);
  }
}

function verifyAttribute(attribute: Element): void {
  const [type, values, ...further] = inner(attribute, SEQUENCE);
  verify(type?.tag === TEXT && values !== undefined && further.length === 0);
  verify(inner(values, SET).every(({ tag }) => tag === TEXT));
}

function verifyControl(control: Element): void {
  const [type, ...rest] = inner(control, SEQUENCE);
  const [value, ...further] = rest[0]?.tag === BOOLEAN ? rest.slice(1) : rest;
  verify(type?.tag === TEXT && further.length === 0);
  verify(value === undefined || value.tag === TEXT);
}

function verifyNumber({ tag, content }: Element, expected: number): void {
  verify(tag === expected && content.length > 0 && content.length <= INTEGER_LIMIT);
}

function inner(element: Element, expected: number): Element[] {
  verify(element.tag === expected);
  return elementsIn(element.content);
}

/** Divides bytes into elements that fill them exactly. */
function elementsIn(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const element = firstElement(rest);
    verify(element !== undefined && element.end <= rest.length);
    elements.push({ tag: element.tag, content: rest.subarray(element.start, element.end) });
    rest = rest.subarray(element.end);
  }
  return elements;
}

function verify(isRight: boolean): asserts isRight {
  if (!isRight) throw new Error('The answer is not a message of LDAP.');
}
