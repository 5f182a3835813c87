import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import {
  AndFilter,
  Attribute,
  Ber,
  BerReader,
  BerWriter,
  BindRequest,
  EqualityFilter,
  type Filter,
  OrFilter,
  PresenceFilter,
  ProtocolOperation,
  SearchRequest,
} from 'ldapts';
import { messageLength } from './message-length.ts';

/** An entry of the small directory. */
export interface SmallEntry {
  readonly dn: string;
  readonly attributes: Readonly<Record<string, readonly (string | Buffer)[]>>;
  readonly password?: string;
  /** The answer to a sign-in with the right password; default: success. */
  readonly refusal?: { readonly code: number; readonly message: string };
}

/** A directory of this process, which answers sign-ins and searches of the simplest kind. */
export interface SmallDirectory {
  readonly address: string;
  /** The sign-ins that arrived. */
  readonly binds: { readonly dn: string; readonly password: string }[];
  /** Resolves when each connection has been closed. */
  closed(): Promise<unknown>;
  stop(): Promise<void>;
}

const LOCALLY_MISSING = { code: 49, message: 'no such entry, or not its password' };
const SIZE_LIMIT_EXCEEDED = 4;

/**
 * Starts a directory, which can be given what other directories have and slapd has not. As real ones do, it accepts
 * each DN with an empty password.
 *
 * @param entries read for each request
 * @param searchCode the result code of every search; default: success
 */
export async function startSmallDirectory(
  entries: readonly SmallEntry[],
  searchCode = 0,
): Promise<SmallDirectory> {
  const binds: SmallDirectory['binds'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (;;) {
        const length = messageLength(received) ?? Number.POSITIVE_INFINITY;
        if (length > received.length) return;
        answer(socket, received.subarray(0, length));
        received = received.subarray(length);
      }
    });
  });

  function answer(socket: Socket, message: Buffer): void {
    const reader = new BerReader(message);
    reader.readSequence();
    const messageId = reader.readInt() ?? 0;
    switch (reader.readSequence()) {
      case ProtocolOperation.LDAP_REQ_BIND: {
        const request = new BindRequest({ messageId });
        request.parse(reader, []);
        binds.push({ dn: request.dn, password: request.password });
        socket.write(result(messageId, ProtocolOperation.LDAP_RES_BIND, signIn(request)));
        break;
      }
      case ProtocolOperation.LDAP_REQ_SEARCH: {
        const request = new SearchRequest({ messageId, filter: new PresenceFilter() });
        request.parse(reader, []);
        const found = entries.filter(
          (entry) => isBelow(entry.dn, request.baseDN) && matches(entry, request.filter),
        );
        const isCut = request.sizeLimit > 0 && found.length > request.sizeLimit;
        const given = isCut ? found.slice(0, request.sizeLimit) : found;
        for (const entry of given) socket.write(searchEntry(messageId, entry));
        const code = searchCode || (isCut ? SIZE_LIMIT_EXCEEDED : 0);
        socket.write(result(messageId, ProtocolOperation.LDAP_RES_SEARCH, { code, message: '' }));
        break;
      }
      default:
        socket.destroy();
    }
  }

  function signIn({ dn, password }: BindRequest) {
    if (password === '') return { code: 0, message: '' };
    const entry = entries.find((each) => each.dn === dn);
    if (entry?.password !== password) return LOCALLY_MISSING;
    return entry.refusal ?? { code: 0, message: '' };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    binds,
    closed: () => Promise.allSettled([...sockets].map((socket) => once(socket, 'close'))),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

const isBelow = (dn: string, base: string): boolean => dn === base || dn.endsWith(`,${base}`);

function matches(entry: SmallEntry, filter: Filter): boolean {
  if (filter instanceof AndFilter) return filter.filters.every((each) => matches(entry, each));
  if (filter instanceof OrFilter) return filter.filters.some((each) => matches(entry, each));
  if (filter instanceof PresenceFilter) return valuesOf(entry, filter.attribute).length > 0;
  if (!(filter instanceof EqualityFilter)) return false;
  const wanted = filter.value.toString().toLowerCase();
  return valuesOf(entry, filter.attribute).some((each) => each.toString().toLowerCase() === wanted);
}

const valuesOf = ({ attributes }: SmallEntry, name: string): readonly (string | Buffer)[] =>
  Object.entries(attributes).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1] ?? [];

/** A whole message of a directory. */
export function writeMessage(
  messageId: number,
  operation: number,
  write: (writer: BerWriter) => void,
): Buffer {
  const writer = new BerWriter();
  writer.startSequence();
  writer.writeInt(messageId);
  writer.startSequence(operation);
  write(writer);
  writer.endSequence();
  writer.endSequence();
  return Buffer.from(writer.buffer);
}

/** The message that ends an operation. */
export const result = (
  messageId: number,
  operation: number,
  { code, message }: { readonly code: number; readonly message: string },
): Buffer =>
  writeMessage(messageId, operation, (writer) => {
    writer.writeEnumeration(code);
    writer.writeString('');
    writer.writeString(message);
  });

/** The message with an entry that was found. */
export const searchEntry = (messageId: number, { dn, attributes }: SmallEntry): Buffer =>
  writeMessage(messageId, ProtocolOperation.LDAP_RES_SEARCH_ENTRY, (writer) => {
    writer.writeString(dn, Ber.OctetString);
    writer.startSequence();
    for (const [type, values] of Object.entries(attributes)) {
      new Attribute({ type, values: values.map((value) => Buffer.from(value)) }).write(writer);
    }
    writer.endSequence();
  });
