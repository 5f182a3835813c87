/** A test that ran and failed, or never ran. */
export interface FailedTest {
  /** Absolute. */
  readonly file: string;
  /** Its own name, with the values of a table filled in. */
  readonly title: string;
  /** What it said, as the runner writes it, with colours; empty when it said nothing. */
  readonly why: string;
}
