import { describe, expect, test } from '@jest/globals';
import { result, searchEntry, writeMessage } from '@leeszaal/test-support/ldap';
import fc from 'fast-check';
import { MessageParser, ProtocolOperation } from 'ldapts';
import { createMessageReader } from './message-reader.ts';
import { verifyMessage } from './message-shape.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const success = { code: 0, message: '' };
const BIND = result(2, ProtocolOperation.LDAP_RES_BIND, success);
const ENTRY = searchEntry(3, {
  dn: 'uid=ü',
  attributes: { cn: ['a', 'b'], none: [], x: ['y'.repeat(300)] },
});
const REFERENCE = writeMessage(3, ProtocolOperation.LDAP_RES_SEARCH_REF, (writer) => {
  writer.writeString('ldap://other.example/dc=x');
});
const DONE = result(3, ProtocolOperation.LDAP_RES_SEARCH, success);
/** A result with a control, and lengths of four bytes as Active Directory writes them. */
const WITH_CONTROL = bytes(
  '30 84 00000019 020103 65 84 00000007 0a0100 0400 0400 a0 07 30 05 0403 312e32',
);
const ALL = [BIND, ENTRY, REFERENCE, DONE, WITH_CONTROL];

describe('what a directory sends', () => {
  test('is divided into messages, however it arrives', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 1, max: 40 })), (sizes) => {
        const readMessages = createMessageReader();
        const messages: Buffer[] = [];
        let rest = Buffer.concat(ALL);
        while (rest.length > 0) {
          const size = sizes.next().value ?? 1;
          messages.push(...readMessages(rest.subarray(0, size)));
          rest = rest.subarray(size);
        }
        expect(messages).toEqual(ALL);
      }),
    );
  });

  test('is limited', () => {
    const readMessages = createMessageReader(2 * DONE.length);
    readMessages(DONE);
    readMessages(DONE);
    expect(() => readMessages(DONE)).toThrow('longer than');
  });

  test.each([
    ['a page', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['a greeting', Buffer.from('SSH-2.0-x\r\n')],
    ['a length without end', bytes('30 80')],
    ['a length of eight bytes', bytes('30 88 0000000000000001 00')],
    ['an empty message', bytes('30 00')],
    ['an inner element that is longer', bytes('300e 020102 6109 0a0100 0400 0400 877f')],
    [
      'a set of values that is longer',
      bytes('3014 020103 640f 0401 61 300a 3008 0401 62 3103 0404 61'),
    ],
    ['an attribute without its parts', bytes('300e 020103 6409 0401 61 3004 0402 3164')],
    ['another operation', bytes('3007 020102 6002 0400')],
    ['a code of eight bytes', bytes('3014 020102 610f 0a08 0000000000000000 0400 0400 00')],
    ['no number', bytes('3004 0200 6100')],
  ])('is refused: %s', (_name, wrong) => {
    expect(() => createMessageReader()(wrong)).toThrow();
  });

  test('lets ldapts end with each message that is accepted', () => {
    const change = fc.record({ at: fc.nat({ max: 400 }), to: fc.nat({ max: 255 }) });
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.array(change, { maxLength: 3 }), (whole, changes) => {
        const message = Buffer.from(whole);
        for (const { at, to } of changes) message[at % message.length] = to;
        try {
          verifyMessage(message);
        } catch {
          return;
        }
        const parser = new MessageParser();
        parser.on('error', () => {});
        parser.read(message, new Map());
      }),
      { numRuns: 2000 },
    );
  });
});
