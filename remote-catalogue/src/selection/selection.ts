import type { NewShelfItem } from '@leeszaal/shared-contracts';
import type { PublicationRef } from '../publication/publication-ref.contract.ts';

/** A selected result. */
export interface SelectedResult extends PublicationRef {
  readonly title: string;
}

/** The selected results by key (`docs/decisions.md` 23), in the order of selection. */
export type Selection = ReadonlyMap<string, SelectedResult>;

/** No selected results. */
export const EMPTY_SELECTION: Selection = new Map();

/** The key of a publication among all modules' results. */
export function selectionKey({ connection, id }: PublicationRef): string {
  return `${connection}/${id}`;
}

/** Selects or deselects a result. */
export function toggleResult(selection: Selection, result: SelectedResult): Selection {
  const next = new Map(selection);
  if (!next.delete(selectionKey(result))) next.set(selectionKey(result), result);
  return next;
}

/** A publication as an item of a shelf. */
export function toShelfItem({ connection, id }: PublicationRef): NewShelfItem {
  return { type: 'publication', data: { connectionId: connection, publicationId: id } };
}

/** Deselects added items; failed ones stay selected (`docs/decisions.md` 41). */
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
