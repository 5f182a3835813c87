/**
 * The length of the first message in BER, with its head.
 *
 * @param received begins with a message, which may not have arrived entirely
 * @returns undefined: more bytes are needed
 */
export function messageLength(received: Buffer): number | undefined {
  const first = received[1];
  if (first === undefined) return undefined;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  const head = 2 + count;
  return received.length < head ? undefined : head + received.readUIntBE(2, count);
}
