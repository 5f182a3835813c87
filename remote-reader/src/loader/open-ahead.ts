import type { HostContext } from '@leeszaal/shared-contracts';
import { type Borrowing, borrow } from '../licence/borrow.ts';
import { dropEngine, startEngineAhead } from '../viewers/create-viewer.ts';

const loans = new WeakMap<HostContext, Borrowing>();

/**
 * Asks for the loan of a publication, and starts the engine, while its forms are asked for: who opens a
 * publication means to read it.
 */
export function openAhead(host: HostContext, pubKey: string): void {
  loans.set(host, borrow(host, pubKey));
  startEngineAhead();
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
