/** An entry of the history that shows results. */
export interface ResultsEntry {
  readonly key: string;
  /** Path and query. */
  readonly address: string;
  /** Whether its results were kept from an earlier visit: scroll and focus come back as well. */
  readonly isRecalled: boolean;
}
