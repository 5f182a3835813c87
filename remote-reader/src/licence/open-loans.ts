import type { HostContext } from '@leeszaal/shared-contracts';
import type { LicenceKeeper } from './licence-keeper.ts';

/** The loans of each mount, so that they are given back before the mount goes. */
const loans = new WeakMap<HostContext['signal'], Set<LicenceKeeper>>();

/** Remembers a loan of the mount; returns the way to forget it. */
export function rememberLoan({ signal }: HostContext, keeper: LicenceKeeper): () => void {
  const kept = loans.get(signal) ?? new Set();
  loans.set(signal, kept.add(keeper));
  return () => kept.delete(keeper);
}

/** Gives back every loan of the mount; never rejects (`docs/behaviour.md` R4). */
export async function leaveAllLoans({ signal }: HostContext): Promise<void> {
  await Promise.all([...(loans.get(signal) ?? [])].map((keeper) => keeper.leave()));
}
