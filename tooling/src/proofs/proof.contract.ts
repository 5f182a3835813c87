/** A test as a table of proofs names it. */
export interface TestReference {
  /** The test's file, from the repository's root. */
  readonly file: string;
  /** The test's own name, without its groups, as it is written in the file. */
  readonly title: string;
}

/** A row of a table of proofs: what the product promises, and the tests that show it. */
export interface Proof {
  /** Where the row stands: `host/README.md:81`. */
  readonly place: string;
  /** Where what it says is written in `docs/behaviour.md`: `C 2`, `R 8`. */
  readonly chapters: readonly string[];
  readonly statement: string;
  /** Never empty. */
  readonly tests: readonly TestReference[];
}

/** A test that ran and passed. */
export interface PassedTest {
  /** Absolute. */
  readonly file: string;
  /** Its own name, with the values of a table filled in. */
  readonly title: string;
}
