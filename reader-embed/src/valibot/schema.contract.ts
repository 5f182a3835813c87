/** The result of {@link Step.read} for an invalid value. */
export const UNFIT = Symbol('unfit');

/** One step of a schema. */
export interface Step {
  /** The output of a value, or {@link UNFIT}. */
  readonly read: (value: unknown) => unknown;
}

/** A schema. Optional ones know what an object has in place of a missing key. */
export interface Schema extends Step {
  /** `omitted`: the output lacks the key too. `default`: as for `undefined`. Without it the key is required. */
  readonly missing?: 'omitted' | 'default';
  /** In place of a value that does not fit, and of a missing key. */
  readonly fallback?: unknown;
}

/** The schemas of an object's keys. */
export type Entries = Readonly<Record<string, Schema>>;
