/** What a step of `pnpm check` found; `complaints` is for people, empty when all is well. */
export interface StepOutcome {
  readonly passed: boolean;
  readonly complaints: string;
}

/** One of the things that `pnpm check` looks at. */
export interface CheckStep {
  readonly name: string;
  run(): Promise<StepOutcome>;
}
