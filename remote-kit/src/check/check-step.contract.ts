/** The result of a step of a check; `complaints` is for people, and empty if it passed. */
export interface StepOutcome {
  readonly passed: boolean;
  readonly complaints: string;
}

/** A step of a check: of a remote, or of the workspace. */
export interface CheckStep {
  readonly name: string;
  run(): Promise<StepOutcome>;
}
