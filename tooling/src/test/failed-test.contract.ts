/** A test that ran and failed, or never ran. */
export interface FailedTest {
  /** Absolute. */
  readonly file: string;
  /** Its own name, with the values of a table filled in. */
  readonly title: string;
  /** Its message as the runner prints it, with colours; empty if there is none. */
  readonly why: string;
  /** The page when a journey failed: an absolute path of Playwright's description. */
  readonly pageFile?: string | undefined;
}
