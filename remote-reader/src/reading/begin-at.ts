import type { ReaderStart } from '@leeszaal/shared-contracts';
import { linkOfFile } from '../source/segment-link.ts';
import type { Place, Viewer } from '../viewers/contract/viewer.contract.ts';

/** The first place to show: that of an earlier visit wins over the file of the address. */
export interface Begin extends ReaderStart {
  readonly place?: Place | undefined;
  /** The terms of the search, to mark. */
  readonly terms?: readonly string[] | undefined;
}

/** Opens the viewer at the first place; with a search, at its first hit there. */
export function beginAt(
  viewer: Pick<Viewer, 'mark' | 'open' | 'go'>,
  { file, search, place, terms }: Begin,
): void {
  if (terms) viewer.mark(terms);
  viewer.open(place ?? (file && linkOfFile(file)));
  if (file && search && place === undefined) viewer.go({ to: 'hit', file });
}
