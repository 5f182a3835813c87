/** How many tests of a suite passed and how many failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}
