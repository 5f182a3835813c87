/** A numbered statement of `docs/behaviour.md`. */
export interface Statement {
  /** Its series and its number there: `C2.4`. The chapter in which it is may be another (`S2.…`). */
  readonly id: string;
  readonly text: string;
}

/** A row of an error catalogue, C 8 or R 8. */
export interface Situation {
  /** Its first cell: `Network failure`. */
  readonly name: string;
  /** The number in its first cell; undefined when it has none. */
  readonly id: string | undefined;
}

/** A test, or a group of tests, with numbers of statements in its title. */
export interface TaggedTest {
  /** From the repository's root. */
  readonly file: string;
  /** Without the numbers. */
  readonly title: string;
  /** Never empty. */
  readonly ids: readonly string[];
}

/** A test that ran and passed. */
export interface PassedTest {
  /** Absolute. */
  readonly file: string;
  /** The titles of its groups and its own, with the values of a table filled in. */
  readonly title: string;
}
