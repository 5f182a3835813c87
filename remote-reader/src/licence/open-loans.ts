import type { LicenceKeeper } from './licence-keeper.ts';

/** A loan, or other state that the server must receive before the loan ends. */
type Loan = Pick<LicenceKeeper, 'leave'>;

/** The loans of one mount; all are released before the mount ends. */
export type OpenLoans = ReturnType<typeof createOpenLoans>;

/** Creates an empty list. */
export function createOpenLoans() {
  const loans = new Set<Loan>();
  return {
    /** Adds a loan; returns a function that removes it. */
    add(loan: Loan): () => void {
      loans.add(loan);
      return () => loans.delete(loan);
    },
    /** Releases every loan; never rejects (`docs/behaviour.md` R4). */
    async leaveAll(): Promise<void> {
      await Promise.all([...loans].map((loan) => loan.leave()));
    },
  };
}
