/** A stretch of time that can be chosen. */
export const PERIODS = ['all', 'this-month', 'last-month', 'this-year', 'last-year'] as const;
/** A stretch of time that can be chosen. */
export type PeriodId = (typeof PERIODS)[number];

/** From the first moment on, and before the second one; ISO 8601. Without either it is open. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** The moments of a period by the clock of this computer. */
export function periodOf(id: PeriodId, now: Date): Period {
  const year = now.getFullYear();
  const month = now.getMonth();
  const begin = (y: number, m: number) => new Date(y, m, 1).toISOString();
  switch (id) {
    case 'all':
      return {};
    case 'this-month':
      return { from: begin(year, month) };
    case 'last-month':
      return { from: begin(year, month - 1), to: begin(year, month) };
    case 'this-year':
      return { from: begin(year, 0) };
    case 'last-year':
      return { from: begin(year - 1, 0), to: begin(year, 0) };
  }
}
