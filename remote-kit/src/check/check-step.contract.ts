/** The result of a step of `pnpm check`; `complaints` is for people, and empty if it passed. */
export interface StepOutcome {
  readonly passed: boolean;
  readonly complaints: string;
}

/** A step of `pnpm check`. */
export interface CheckStep {
  readonly name: string;
  run(): Promise<StepOutcome>;
}
