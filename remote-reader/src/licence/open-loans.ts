import type { LicenceKeeper } from './licence-keeper.ts';

/** A loan, or other state that the server must receive before the loan ends. */
type Loan = Pick<LicenceKeeper, 'leave'>;

/** The loans of one mount; all are released before the mount ends. */
export interface OpenLoans {
  /** Adds a loan; returns a function that removes it. */
  add(loan: Loan): () => void;
  /** Releases every loan; never rejects (`docs/behaviour.md` R4). */
  leaveAll(): Promise<void>;
}

/** Creates an empty list. */
export function createOpenLoans(): OpenLoans {
  const loans = new Set<Loan>();
  return {
    add(loan) {
      loans.add(loan);
      return () => loans.delete(loan);
    },
    async leaveAll() {
      await Promise.all([...loans].map((loan) => loan.leave()));
    },
  };
}
