/** The periods that can be selected. */
export const PERIODS = ['all', 'this-month', 'last-month', 'this-year', 'last-year'] as const;
/** One of the periods. */
export type PeriodId = (typeof PERIODS)[number];

/**
 * A half-open interval: `from` is included, `to` is not; ISO 8601. Without a bound it is open on
 * that side.
 */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** The bounds of a period in the browser's time zone. */
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
