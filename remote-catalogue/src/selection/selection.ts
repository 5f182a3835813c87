import type { NewShelfItem } from '@leeszaal/shared-contracts';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';

/** A result that is ticked. */
export interface SelectedResult extends PublicationRef {
  readonly title: string;
}

/** The ticked results in the order of ticking, by their key (`docs/decisions.md` 23). */
export type Selection = ReadonlyMap<string, SelectedResult>;

/** Nothing is ticked. */
export const EMPTY_SELECTION: Selection = new Map();

/** The key of a publication among all modules' results. */
export function selectionKey({ connection, id }: PublicationRef): string {
  return `${connection}/${id}`;
}

/** The selection after a tick, or after taking it off. */
export function toggleResult(selection: Selection, result: SelectedResult): Selection {
  const next = new Map(selection);
  if (!next.delete(selectionKey(result))) next.set(selectionKey(result), result);
  return next;
}

/** What a shelf keeps of a publication. */
export function toShelfItem({ connection, id }: PublicationRef): NewShelfItem {
  return { type: 'publication', data: { connectionId: connection, publicationId: id } };
}

/** The selection without what stands on a shelf now; what failed stays ticked (`docs/decisions.md` 41). */
export function withoutAdded(selection: Selection, added: readonly NewShelfItem[]): Selection {
  const gone = new Set(
    added.flatMap(({ type, data }) =>
      type === 'publication'
        ? [selectionKey({ connection: data.connectionId, id: data.publicationId })]
        : [],
    ),
  );
  return new Map([...selection].filter(([key]) => !gone.has(key)));
}
