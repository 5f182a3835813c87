import type { HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from './licence-keeper.ts';

/** A loan, with whatever else has to reach the server before it ends. */
type Loan = Pick<LicenceKeeper, 'leave'>;

/** The loans of each mount, so that they are given back before the mount goes. */
const loans = new WeakMap<HostContext['signal'], Set<Loan>>();

/** Remembers a loan of the mount; returns the way to forget it. */
export function rememberLoan({ signal }: HostContext, loan: Loan): () => void {
  const kept = loans.get(signal) ?? new Set();
  loans.set(signal, kept.add(loan));
  return () => kept.delete(loan);
}

/** Gives back every loan of the mount; never rejects (`docs/behaviour.md` R4). */
export async function leaveAllLoans({ signal }: HostContext): Promise<void> {
  await Promise.all([...(loans.get(signal) ?? [])].map((loan) => loan.leave()));
}
