import type { NewShelfItem } from '@leeszaal/shared-contracts';

/** Something for a shelf, and what people call it. */
export interface ShelfCandidate {
  readonly item: NewShelfItem;
  readonly name: string;
}

/** What became of several things that were put on a shelf. */
export interface AddOutcome {
  readonly added: readonly NewShelfItem[];
  readonly failed: readonly FailedCandidate[];
}

/** One that did not get there, and why. */
export interface FailedCandidate {
  readonly candidate: ShelfCandidate;
  readonly cause: unknown;
}

/**
 * One call for each item, one after another (`docs/behaviour.md` C 7): one that fails holds up none
 * of the others (`docs/decisions.md` 41). Never rejects.
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
