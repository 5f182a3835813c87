import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import {
  connect as connectTls,
  createSecureContext,
  getCACertificates,
  type SecureContext,
} from 'node:tls';
import type { LdapSettings } from '@leeszaal/shared-contracts';
import { BerReader, ExtendedRequest, ExtendedResponse } from 'ldapts';
import { LRUCache } from 'lru-cache';
import { ProviderRefusal } from '../provider.contract.ts';
import { createMessageReader } from './message-reader.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'ldap:': 389, 'ldaps:': 636 };
/** Contexts by their own authorities: each takes some 10 ms, because Node reads all authorities again. */
const contexts = new LRUCache<string, SecureContext>({ max: 20 });
const START_TLS = '1.3.6.1.4.1.1466.20037';

/**
 * Connects to a directory, with TLS as the settings say. Not with `startTLS` of ldapts: that has no time limit for the
 * handshake, and accepts messages that arrived before it.
 *
 * @throws Error without a connection, and with one that is not encrypted as it should be
 * @throws ProviderRefusal for authorities that are not certificates
 */
export async function openSocket(settings: LdapSettings, timeoutMs: number): Promise<Socket> {
  const { protocol, hostname, port: givenPort } = new URL(settings.address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const port = givenPort === '' ? DEFAULT_PORTS[protocol] : Number(givenPort);
  const place = { host, port: port ?? 0 };
  const security = {
    secureContext: contextOf(settings.authorities),
    // An address of IP is not allowed as a server name.
    ...(isIP(host) === 0 && { servername: host }),
  };
  const sockets: Socket[] = [];
  const limit = setTimeout(() => {
    const error = new Error(`No connection within ${timeoutMs} ms.`);
    for (const socket of sockets) socket.destroy(error);
  }, timeoutMs);
  const opened = async (socket: Socket, event: string): Promise<Socket> => {
    sockets.push(socket);
    // A later error is without a listener otherwise, and would end the process.
    socket.on('error', () => {});
    await once(socket, event);
    return socket;
  };
  try {
    if (protocol === 'ldaps:') {
      return await opened(connectTls({ ...place, ...security }), 'secureConnect');
    }
    const plain = await opened(connect(place), 'connect');
    if (!settings.startTls) return plain;
    await requestTls(plain);
    return await opened(connectTls({ ...security, host, socket: plain }), 'secureConnect');
  } catch (error) {
    for (const socket of sockets) socket.destroy();
    throw error;
  } finally {
    clearTimeout(limit);
  }
}

/** The authorities that are trusted: the usual ones, and those of the settings. */
function contextOf(authorities: string): SecureContext {
  if (authorities === '') return createSecureContext();
  const known = contexts.get(authorities);
  if (known !== undefined) return known;
  const own = authorities.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  try {
    // Node leaves out what it cannot read.
    for (const certificate of own) new X509Certificate(certificate);
    const context = createSecureContext({ ca: [...getCACertificates('default'), ...own] });
    contexts.set(authorities, context);
    return context;
  } catch (cause) {
    const message = 'An authority is not a certificate in PEM.';
    throw new ProviderRefusal('misconfigured', message, { cause });
  }
}

/** Asks the directory to begin TLS. Only its consent may arrive before the handshake. */
async function requestTls(socket: Socket): Promise<void> {
  socket.write(new ExtendedRequest({ messageId: 1, oid: START_TLS }).write());
  const answer = new BerReader(await onlyMessage(socket));
  answer.readSequence();
  const response = new ExtendedResponse({ messageId: answer.readInt() ?? 0 });
  if (answer.readSequence() !== response.protocolOperation) {
    throw new Error('The directory did not answer the request for TLS.');
  }
  response.parse(answer, []);
  if (response.messageId !== 1 || response.status !== 0) {
    throw new Error(`The directory refused TLS with code ${response.status}.`);
  }
}

function onlyMessage(socket: Socket): Promise<Buffer> {
  const readMessages = createMessageReader();
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      socket.off('data', take).off('close', fail).off('error', fail);
      settle();
    };
    const fail = (error?: unknown): void =>
      finish(() =>
        reject(error instanceof Error ? error : new Error('The directory closed the connection.')),
      );
    const take = (chunk: Buffer): void => {
      try {
        const [message, ...others] = readMessages(chunk);
        if (others.length > 0) throw new Error('The directory sent messages before TLS.');
        if (message !== undefined) finish(() => resolve(message));
      } catch (error) {
        fail(error);
      }
    };
    socket.on('data', take).on('close', fail).on('error', fail);
  });
}
