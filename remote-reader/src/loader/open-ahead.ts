import { type AppearanceEntry, formatOf, type HostContext } from '@leeszaal/shared-contracts';
import { type Borrowing, borrow } from '../licence/borrow.ts';
import { dropEngine, startEngineAhead } from '../viewers/create-viewer.ts';
import { createEarlySource, type EarlySource } from './early-source.ts';
import { askForDocumentAhead } from './find-document.ts';

const loans = new WeakMap<HostContext, Borrowing>();
const sources = new WeakMap<HostContext, EarlySource & { readonly docKey: string }>();

/**
 * Asks for the loan of a publication, and starts the engine, while its forms are asked for: who opens a
 * publication means to read it.
 */
export function openAhead(host: HostContext, pubKey: string): void {
  loans.set(host, borrow(host, pubKey));
  startEngineAhead();
}

/** Asks for what the reader will ask about the form that was chosen, before there is a reader. */
export function askAheadOf(host: HostContext, { docKey, mimeType }: AppearanceEntry): void {
  askForDocumentAhead(host, docKey);
  const loan = loans.get(host);
  if (loan === undefined || formatOf(mimeType) === 'epub') return;
  takeSource(host, docKey)?.end();
  sources.set(host, { docKey, ...createEarlySource(host, docKey, loan.keeper) });
}

/** The source whose first page was asked for ahead, once; undefined when there is none of this document. */
export function takeSource(host: HostContext, docKey: string): EarlySource | undefined {
  const source = sources.get(host);
  sources.delete(host);
  if (source?.docKey === docKey) return source;
  source?.end();
  return undefined;
}

/** The loan that was asked for ahead, once; undefined when there is none. One of another publication goes back. */
export function takeLoan(host: HostContext, pubKey: string): Borrowing | undefined {
  const loan = loans.get(host);
  loans.delete(host);
  if (loan?.pubKey === pubKey) return loan;
  loan?.end();
  return undefined;
}

/** Gives back what was begun ahead: there is nothing to be read yet, or nobody who waits for it. */
export function giveUp(host: HostContext): void {
  loans.get(host)?.end();
  loans.delete(host);
  dropEngine();
}
