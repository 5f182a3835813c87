/** A release of the whole repository. */
export interface SourceRelease {
  /** All 40 digits. */
  readonly commit: string;
  /** The version of the contract that its host and remotes were built with. */
  readonly contract: string;
}

/** The release before this one: each release names its predecessor here. */
export const previousRelease: SourceRelease = {
  commit: '8b4f6cf8b126238435d60a176441fabad8527438',
  contract: '1.0.0',
};
