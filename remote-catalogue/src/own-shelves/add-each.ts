import type { NewShelfItem } from '@leeszaal/shared-contracts';

/** A new item of a shelf, and its name in messages. */
export interface ShelfCandidate {
  readonly item: NewShelfItem;
  readonly name: string;
}

/** The outcome of adding several items. */
export interface AddOutcome {
  readonly added: readonly NewShelfItem[];
  readonly failed: readonly FailedCandidate[];
}

/** A failed item with its error. */
export interface FailedCandidate {
  readonly candidate: ShelfCandidate;
  readonly cause: unknown;
}

/**
 * Adds items one after another (`docs/behaviour.md` C 7); a failure does not stop the others (`docs/decisions.md` 41).
 * Never rejects.
 */
export async function addEach(
  candidates: readonly ShelfCandidate[],
  add: (item: NewShelfItem) => Promise<unknown>,
): Promise<AddOutcome> {
  const added: NewShelfItem[] = [];
  const failed: FailedCandidate[] = [];
  for (const candidate of candidates) {
    try {
      await add(candidate.item);
      added.push(candidate.item);
    } catch (cause) {
      failed.push({ candidate, cause });
    }
  }
  return { added, failed };
}
