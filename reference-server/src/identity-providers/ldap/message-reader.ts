import { firstElement, verifyMessage } from './message-shape.ts';

const SEQUENCE = 0x30;
/** The maximum size of all that a directory sends in one connection, in bytes. */
const RECEIVED_LIMIT = 16 * 1024 * 1024;

/** Takes the next bytes, and returns the whole messages that they complete. @throws Error for anything but LDAP */
export type MessageReader = (chunk: Buffer) => readonly Buffer[];

/** Divides what a directory sends into messages, each of which is verified. */
export function createMessageReader(limit = RECEIVED_LIMIT): MessageReader {
  /** Bytes of a message that is not complete. */
  let chunks: Buffer[] = [];
  let waiting = 0;
  let needed = 0;
  let received = 0;
  return (chunk) => {
    received += chunk.length;
    if (received > limit) throw new Error(`The answer is longer than ${limit} bytes.`);
    chunks.push(chunk);
    waiting += chunk.length;
    if (waiting < needed) return [];
    const messages: Buffer[] = [];
    let rest = Buffer.concat(chunks);
    needed = 0;
    while (rest.length > 0) {
      if (rest[0] !== SEQUENCE) throw new Error('The answer is not a message of LDAP.');
      const element = firstElement(rest);
      if (element === undefined || element.end > rest.length) {
        needed = element?.end ?? 0;
        break;
      }
      const message = rest.subarray(0, element.end);
      verifyMessage(message);
      messages.push(message);
      rest = rest.subarray(element.end);
    }
    chunks = rest.length > 0 ? [rest] : [];
    waiting = rest.length;
    return messages;
  };
}
